import type { ResolvedPicture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Swatches } from '../components/Swatches.tsx';

interface Props {
  title: string;
  lead?: string;
  items: { title: string; text: string; picture: ResolvedPicture }[];
  ground?: 'plaster' | 'sand';
  belowScallops?: boolean;
  scallops?: boolean;
}

/** The materials, as samples to compare. */
export function Materials({ title, lead, items, ground = 'plaster', belowScallops = false, scallops = false }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops}>
      <SectionHeading title={title} lead={lead} wide={lead !== undefined} />
      <Swatches items={items} />
    </Section>
  );
}
