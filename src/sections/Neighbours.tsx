import { Section } from '../components/Section.tsx';

interface Props {
  towns: { name: string; href: string; distance: string }[];
}

/** The towns nearby that have a page of their own. */
export function Neighbours({ towns }: Props) {
  return (
    <Section ground="sand" belowScallops screenOnly>
      <div className="neighbours">
        <h2 className="heading-2">Nous travaillons aussi à côté</h2>
        <ul>
          {towns.map(({ name, href, distance }) => (
            <li key={href}>
              <a href={href}>{name}</a> <span className="quiet">{distance}</span>
            </li>
          ))}
          <li>
            <a href="/zone-intervention">Toute la zone d’intervention</a>
          </li>
        </ul>
      </div>
    </Section>
  );
}
