import type { Logo } from '../site-files/logo.ts';

interface Props {
  name: string;
  /** Stands in the place of the name that is set. */
  logo?: Logo;
}

/**
 * The company's sign: its logo, or its name. The circumflex of an « î » is drawn as a roof ridge, and the « & » takes the accent
 * colour; any other name is simply set in the heading face.
 */
export function Wordmark({ name, logo }: Props) {
  if (logo)
    return (
      <a className="wordmark" href="/">
        <img src={logo.src} alt={`${name}, accueil`} width={logo.width} height={logo.height} className={logo.plate ? 'wordmark__plate' : undefined} />
      </a>
    );
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
