import type { ReactNode } from 'react';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { LocalMap } from '../zones/LocalMap.tsx';
import type { Surroundings } from '../zones/local-map.ts';

interface Props {
  title: string;
  road: string;
  roofs: string[];
  /** What the place is in figures: distance, radius, altitude. */
  facts: { label: string; value: string }[];
  surroundings: Surroundings;
  map: { label: string; also: string };
  /** For a commune that is not named: its look-up, an island. */
  children: ReactNode;
}

/** Where we go around a town, how we come, and the roofs we find there. */
export function TownAround({ title, road, roofs, facts, surroundings, map, children }: Props) {
  return (
    <Section scallops>
      <div className="town-around">
        <SectionHeading title={title} />
        <figure className="town-around__map">
          <LocalMap {...surroundings} label={map.label} />
          <figcaption>{`${map.also} ${surroundings.communes.map(({ name }) => name).join(', ')}.`}</figcaption>
        </figure>
        <Prose>
          <p>{road}</p>
          {roofs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <dl className="town-around__facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="town-around__look-up">{children}</div>
      </div>
    </Section>
  );
}
