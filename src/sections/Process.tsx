import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Steps } from '../components/Steps.tsx';
import type { ListSection, TitledText } from './list-section.ts';

type Props = ListSection<TitledText>;

/** How the work goes, stop by stop. */
export function Process({ title, lead, items, accent, ground = 'plaster', belowScallops = false, scallops = false }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops}>
      <SectionHeading title={title} lead={lead} wide={lead !== undefined} accent={accent} />
      <Steps items={items} accent={accent} />
    </Section>
  );
}
