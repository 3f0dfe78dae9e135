import { mainLinks } from '../navigation.ts';

/**
 * The company's name as a logo that leads to the home page. The circumflex of an « î » is drawn as a
 * roof ridge, and the « & » has the accent colour.
 */
export function Wordmark({ name }: { name: string }) {
  return (
    <a
      className="wordmark"
      href={mainLinks.home.href}
      translate="no"
      aria-label={`${name}, accueil`}
    >
      {name.split(/(î|&)/).map(sign)}
    </a>
  );
}

function sign(part: string, position: number) {
  if (part === 'î')
    return (
      <i key={position}>
        <span>î</span>
      </i>
    );
  if (part === '&') return <em key={position}>&amp;</em>;
  return part;
}
