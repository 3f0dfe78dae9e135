/** The company's name as its sign: the circumflex of an « î » is drawn as a roof ridge, and the « & » takes the accent colour. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a className="wordmark" href="/">
      <span aria-hidden="true">{name.split(/(î|&)/).map(sign)}</span>
      <span className="visually-hidden">{`${name}, accueil`}</span>
    </a>
  );
}

function sign(part: string, position: number) {
  if (part === 'î') return <i key={position}>ı</i>;
  if (part === '&') return <em key={position}>&amp;</em>;
  return part;
}
