import type { ReactNode } from 'react';
import type { ListSection, TitledText } from '../components/Block.tsx';
import { Columns } from '../components/Columns.tsx';
import { Lines } from '../components/Lines.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Props extends ListSection<TitledText> {
  /** Stands under the title: a picture, a figure. */
  children?: ReactNode;
}

/** What is done, one row each, beside the title. */
export function Works({ title, lead, items, accent, ground = 'sand', children, ...section }: Props) {
  return (
    <Section {...section} ground={ground}>
      <Columns split="5-7">
        <div className="works__side">
          <SectionHeading title={title} lead={lead} accent={accent} />
          {children}
        </div>
        <Lines items={items} />
      </Columns>
    </Section>
  );
}
