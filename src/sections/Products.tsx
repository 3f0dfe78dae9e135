import type { ComponentProps } from 'react';
import { Columns } from '../components/Columns.tsx';
import { Lines } from '../components/Lines.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { WarrantyCard } from './WarrantyCard.tsx';

interface Props {
  title: string;
  items: { title: string; text: string }[];
  warranty: ComponentProps<typeof WarrantyCard>;
  belowScallops?: boolean;
  scallops?: boolean;
}

/** The products, and the warranty beside them. */
export function Products({ title, items, warranty, belowScallops = false, scallops = false }: Props) {
  return (
    <Section ground="night" belowScallops={belowScallops} scallops={scallops}>
      <Columns split="7-5">
        <div>
          <SectionHeading title={title} />
          <Lines items={items} folded />
        </div>
        <WarrantyCard {...warranty} />
      </Columns>
    </Section>
  );
}
