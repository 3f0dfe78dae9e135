import './Breadcrumb.css';

/** A step from the home page to a page; the page itself has no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Where the page stands; the last entry is the page itself. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="row breadcrumb quiet small">
        {trail.map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
