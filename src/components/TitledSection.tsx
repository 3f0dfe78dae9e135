import type { ComponentProps } from 'react';
import { Columns } from './Columns.tsx';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface Props extends ComponentProps<typeof Section> {
  title: string;
  lead?: string;
  /** The children stand beside the heading. */
  beside?: boolean;
  /** Its title is only read aloud. */
  unseen?: boolean;
}

/** The props of a titled section that lists items. */
export type ListSection<Item> = Omit<Props, 'children' | 'beside'> & { items: Item[] };

/** A title and the text about it. */
export interface TitledText {
  title: string;
  text: string;
}

/** A section with a heading, and its content below or beside the heading. */
export function TitledSection({
  title,
  lead,
  beside = false,
  unseen = false,
  children,
  ...section
}: Props) {
  const content = (
    <>
      <SectionHeading
        title={title}
        lead={lead}
        wide={!beside && lead !== undefined}
        unseen={unseen}
      />
      {children}
    </>
  );
  return (
    <Section {...section}>{beside ? <Columns split="5-7">{content}</Columns> : content}</Section>
  );
}
