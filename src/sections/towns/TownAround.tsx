import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import { type Ground, Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { mainLinks } from '../../navigation.ts';

interface Props
  extends Pick<CollectionEntry<'towns'>['data']['around'], 'title' | 'visits' | 'roofs'> {
  ground: Ground;
  /** The town in figures, such as distance, radius and altitude. */
  facts: { label: string; value: string }[];
  /** The map of the town and the communes around it. */
  map?: ReactNode;
  words: Pick<CollectionEntry<'townPages'>['data'], 'visits' | 'neighbours' | 'wholeZone'>;
  /** The towns nearby that have a page of their own. */
  neighbours: { name: string; href: string; distance: string }[];
  /** The look-up, an island, for communes that are not named. */
  children: ReactNode;
}

/** Where we work around a town, its roofs, and what to know before a visit. */
export function TownAround({
  title,
  visits,
  roofs,
  facts,
  map,
  words,
  neighbours,
  ground,
  children,
}: Props) {
  return (
    <Section ground={ground}>
      <div className="grid town-around">
        <SectionHeading title={title} />
        <div className="town-around__map">{map}</div>
        <Prose paragraphs={roofs}>
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
        <div>{children}</div>
        <div className="row neighbours">
          <h3 className="heading-3">{words.neighbours}</h3>
          <ul className="row">
            {neighbours.map(({ name, href, distance }) => (
              <li key={href}>
                <a className="tap" href={href}>
                  {name}
                </a>{' '}
                <span className="quiet">{distance}</span>
              </li>
            ))}
            <li>
              <a className="tap" href={mainLinks.zone.href}>
                {words.wholeZone}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
