import { mainLinks } from '../navigation.ts';
// Astro orders styles by the places of their imports: so those of every page come before it.
import './Breadcrumb.css';

/** A step below the home page; the page itself has no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Where the page stands, from the home page on; the last entry is the page itself. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="row breadcrumb quiet small">
        {[mainLinks.home, ...trail].map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
