import type { ReactNode } from 'react';
import { Columns } from '../components/Columns.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Props {
  title: string;
  communes: string[];
  road: string;
  roofs: string[];
  /** What the place is in figures: distance, radius, altitude. */
  facts: { label: string; value: string }[];
  /** For a commune that is not named: its look-up, an island. */
  children: ReactNode;
}

/** Where we go around a town, how we come, and the roofs we find there. */
export function TownAround({ title, communes, road, roofs, facts, children }: Props) {
  return (
    <Section scallops>
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
          <p className="lead">{`${communes.join(', ')}.`}</p>
          <p>{road}</p>
          {roofs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Columns>
      <div className="town-around__look-up">{children}</div>
    </Section>
  );
}
