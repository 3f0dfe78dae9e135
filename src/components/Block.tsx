import type { ComponentProps } from 'react';
import { Columns } from './Columns.tsx';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface Props extends ComponentProps<typeof Section> {
  title: string;
  lead?: string;
  /** What the page puts there stands beside the heading. */
  beside?: boolean;
}

/** The props of a section that lists things: its heading, its items, and how it stands. */
export type ListSection<Item> = Omit<Props, 'children' | 'beside'> & { items: Item[] };

/** A thing and what it means. */
export interface TitledText {
  title: string;
  text: string;
}

/** A section with its heading, and what a page puts under it. */
export function Block({ title, lead, beside = false, children, ...section }: Props) {
  const content = (
    <>
      <SectionHeading title={title} lead={lead} wide={!beside && lead !== undefined} />
      {children}
    </>
  );
  return (
    <Section {...section}>{beside ? <Columns split="5-7">{content}</Columns> : content}</Section>
  );
}
