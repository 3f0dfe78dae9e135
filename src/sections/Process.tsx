import type { TextLinks } from '../components/LinkedText.tsx';
import { Notes } from '../components/Notes.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Steps } from '../components/Steps.tsx';
import type { ListSection, TitledText } from './list-section.ts';

interface Props extends ListSection<TitledText> {
  /** Below the steps, as what they cost. */
  notes?: string[];
  /** What can be pressed in them. */
  links?: TextLinks;
}

/** How the work goes, stop by stop. */
export function Process({ title, lead, items, accent, ground = 'plaster', belowScallops = false, scallops = false, notes = [], links = [] }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops}>
      <SectionHeading title={title} lead={lead} wide={lead !== undefined} accent={accent} />
      <Steps items={items} accent={accent} />
      <Notes lines={notes} links={links} />
    </Section>
  );
}
