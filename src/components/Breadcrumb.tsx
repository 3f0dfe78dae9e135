import { mainLinks } from '../navigation.ts';
// Last, because Astro orders styles by their imports, and those of all pages must come first.
import './Breadcrumb.css';

/** A page in the breadcrumb. The current page has no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The path from the home page to the current page, which is the last entry. */
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
