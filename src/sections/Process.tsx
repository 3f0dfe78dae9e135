import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Steps } from '../components/Steps.tsx';

interface Props {
  title: string;
  lead?: string;
  items: { title: string; text: string }[];
  accent?: 'terracotta' | 'moss' | 'emergency';
  ground?: 'plaster' | 'sand' | 'night';
  belowScallops?: boolean;
  scallops?: boolean;
}

/** How the work goes, stop by stop. */
export function Process({ title, lead, items, accent, ground = 'plaster', belowScallops = false, scallops = false }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops}>
      <SectionHeading title={title} lead={lead} wide={lead !== undefined} accent={accent} />
      <Steps items={items} accent={accent} />
    </Section>
  );
}
