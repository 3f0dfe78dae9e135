import type { ReactNode } from 'react';
import { Columns } from '../components/Columns.tsx';
import { Lines } from '../components/Lines.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { ListSection, TitledText } from './list-section.ts';

interface Props extends ListSection<TitledText> {
  /** The id that links may point at. */
  id?: string;
  /** Stands under the title: a picture, a figure. */
  children?: ReactNode;
}

/** What is done, one row each, beside the title. */
export function Works({ title, lead, items, accent, ground = 'sand', belowScallops = false, scallops = false, id, children }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops} id={id}>
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
