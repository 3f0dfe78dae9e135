import { Section } from '../components/Section.tsx';

interface Props {
  title: string;
  /** The link to everything else. */
  wholeZone: string;
  towns: { name: string; href: string; distance: string }[];
}

/** The towns nearby that have a page of their own. */
export function Neighbours({ title, wholeZone, towns }: Props) {
  return (
    <Section ground="sand" belowScallops screenOnly>
      <div className="neighbours">
        <h2 className="heading-2">{title}</h2>
        <ul>
          {towns.map(({ name, href, distance }) => (
            <li key={href}>
              <a href={href}>{name}</a> <span className="quiet">{distance}</span>
            </li>
          ))}
          <li>
            <a href="/zone-intervention">{wholeZone}</a>
          </li>
        </ul>
      </div>
    </Section>
  );
}
