import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { ListSection, TitledText } from './list-section.ts';

interface Props extends ListSection<TitledText & { picture?: ResolvedPicture }> {
  /** Below the three, as what they cost. */
  notes?: string[];
}

/** Three things side by side, with or without a picture. */
export function Trio({ title, lead, items, accent = 'terracotta', ground = 'plaster', belowScallops = false, scallops = false, notes = [] }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops}>
      <SectionHeading title={title} lead={lead} wide={lead !== undefined} accent={accent} />
      <ul className={`trio trio--${accent}`}>
        {items.map(({ title: name, text, picture }) => (
          <li key={name} className={picture ? undefined : 'trio__plain'}>
            {picture && (
              <div className="trio__picture">
                <Picture picture={picture} />
              </div>
            )}
            <h3 className="heading-2">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="lead">
          {note}
        </p>
      ))}
    </Section>
  );
}
