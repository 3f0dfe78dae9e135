import type { ReactNode } from 'react';
import { Columns } from '../components/Columns.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { type Band, band } from './town-band.ts';

interface Props extends Band {
  title: string;
  communes: string[];
  visits: string;
  roofs: string[];
  /** What the place is in figures: distance, radius, altitude. */
  facts: { label: string; value: string }[];
  words: { communes: string; visits: string };
  /** For a commune that is not named: its look-up, an island. */
  children: ReactNode;
}

/** Where we go around a town, when we come, and the roofs we find there. */
export function TownAround({ title, communes, visits, roofs, facts, words, place, children }: Props) {
  return (
    <Section {...band(place)}>
      <Columns split="5-7">
        <div className="town-around__side">
          <SectionHeading title={title} />
          <dl className="town-around__facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Prose>
          <h3>{words.communes}</h3>
          <p className="lead">{`${communes.join(', ')}.`}</p>
          {roofs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>{words.visits}</h3>
          <p>{visits}</p>
        </Prose>
      </Columns>
      <div className="town-around__look-up">{children}</div>
    </Section>
  );
}
