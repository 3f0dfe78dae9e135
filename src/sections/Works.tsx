import type { ComponentProps, ReactNode } from 'react';
import { Columns } from '../components/Columns.tsx';
import { Figures } from '../components/Figures.tsx';
import { Lines } from '../components/Lines.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { ListSection, TitledText } from './list-section.ts';

interface Props extends ListSection<TitledText> {
  /** The id that links may point at. */
  id?: string;
  /** Stands beside the title. */
  figure?: ComponentProps<typeof Figures>['items'][number] | undefined;
  /** On a phone a row is its title, and opens. */
  folded?: boolean;
  /** The rows stand beside the title, and the children, a picture or a card, under it; else they come last. */
  beside?: boolean;
  children?: ReactNode;
}

/** What is done, one row each, in two columns or beside the title. */
export function Works({
  title,
  lead,
  items,
  ground = 'sand',
  belowScallops = false,
  scallops = false,
  id,
  figure,
  folded = false,
  beside = false,
  children,
}: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops} id={id}>
      {beside ? (
        <Columns split="5-7">
          <div className="works__side">
            <SectionHeading title={title} lead={lead} />
            {children}
          </div>
          <Lines items={items} folded={folded} />
        </Columns>
      ) : (
        <>
          <div className="works__head">
            <SectionHeading title={title} lead={lead} wide={lead !== undefined} />
            {figure && <Figures items={[figure]} />}
          </div>
          <Lines items={items} folded={folded} wide />
          {children}
        </>
      )}
    </Section>
  );
}
