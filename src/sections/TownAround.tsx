import type { ReactNode } from 'react';
import { Prose } from '../components/Prose.tsx';
import { Section, type Standing } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Props extends Standing {
  title: string;
  visits: string;
  roofs: string[];
  /** What the place is in figures: distance, radius, and its altitude where a roof feels it. */
  facts: { label: string; value: string }[];
  /** The map, with the communes named around it. */
  map?: ReactNode;
  words: { visits: string };
  /** The towns nearby that have a page of their own, and the words of the link to all others. */
  neighbours: {
    title: string;
    wholeZone: string;
    towns: { name: string; href: string; distance: string }[];
  };
  /** For a commune that is not named: its look-up, an island. */
  children: ReactNode;
}

/** Where we go around a town, the roofs we find there, and what to know before a visit. */
export function TownAround({
  title,
  visits,
  roofs,
  facts,
  map,
  words,
  neighbours,
  children,
  ...standing
}: Props) {
  return (
    <Section {...standing}>
      <div className="grid town-around">
        <SectionHeading title={title} />
        <div className="town-around__map">{map}</div>
        <Prose paragraphs={roofs} folded={title}>
          <h3 className="heading-3">{words.visits}</h3>
          <p>{visits}</p>
        </Prose>
        <dl className="town-around__facts facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="wide-only">{children}</div>
        <div className="row neighbours">
          <h3 className="heading-3">{neighbours.title}</h3>
          <ul className="row">
            {neighbours.towns.map(({ name, href, distance }) => (
              <li key={href}>
                <a className="tap" href={href}>
                  {name}
                </a>{' '}
                <span className="quiet wide-only">{distance}</span>
              </li>
            ))}
            <li>
              <a className="tap" href="/zone-intervention">
                {neighbours.wholeZone}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
