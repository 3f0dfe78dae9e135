import type { ReactNode } from 'react';
import { Columns } from '../../components/Columns.tsx';
import { type Figure, Figures } from '../../components/Figures.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { ListSection, TitledText } from '../../components/TitledSection.tsx';

interface Props extends ListSection<TitledText & { id?: string }> {
  /** A key figure beside the title. */
  figure?: Figure;
  /**
   * Puts the list beside the title, with the children, such as a picture or a card, below the
   * title. Otherwise the children come last.
   */
  beside?: boolean;
  children?: ReactNode;
}

/** A section with a titled list, such as the works of a service. */
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
