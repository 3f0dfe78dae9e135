import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Steps } from '../components/Steps.tsx';
import type { ListSection, TitledText } from './list-section.ts';

interface Props extends ListSection<TitledText> {
  /** Below the steps, as what they cost. */
  notes?: string[];
}

/** How the work goes, stop by stop. */
export function Process({ title, lead, items, accent, ground = 'plaster', belowScallops = false, scallops = false, notes = [] }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops}>
      <SectionHeading title={title} lead={lead} wide={lead !== undefined} accent={accent} />
      <Steps items={items} accent={accent} />
      {notes.map((note) => (
        <p key={note} className="lead">
          {note}
        </p>
      ))}
    </Section>
  );
}
