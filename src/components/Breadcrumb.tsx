import './Breadcrumb.css';

/** Where the page stands; the last entry is the page itself. */
export function Breadcrumb({ trail }: { trail: { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="breadcrumb">
        {trail.map(({ label, href }, index) => (
          <li key={label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
