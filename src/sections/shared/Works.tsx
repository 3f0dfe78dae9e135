import type { ReactNode } from 'react';
import { Columns } from '../../components/Columns.tsx';
import { type Figure, Figures } from '../../components/Figures.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { ListSection, TitledText } from '../../components/TitledSection.tsx';

interface Props extends ListSection<TitledText & { id?: string }> {
  /** Stands beside the title. */
  figure?: Figure;
  /**
   * The rows stand beside the title, and the children, a picture or a card, under it; else they
   * come last.
   */
  beside?: boolean;
  children?: ReactNode;
}

/** What is done, one row each, in two columns or beside the title; on a phone a row opens. */
export function Works({
  title,
  lead,
  items,
  ground = 'sand',
  figure,
  beside = false,
  children,
  ...section
}: Props) {
  return (
    <Section {...section} ground={ground}>
      {beside ? (
        <Columns split="5-7">
          <div className="grid aside works__side">
            <SectionHeading title={title} lead={lead} />
            {children}
          </div>
          <TitledList items={items} />
        </Columns>
      ) : (
        <>
          <div className="works__head">
            <SectionHeading title={title} lead={lead} wide={lead !== undefined} />
            {figure && <Figures items={[figure]} />}
          </div>
          <TitledList items={items} wide />
          {children}
        </>
      )}
    </Section>
  );
}
