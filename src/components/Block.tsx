import type { ComponentProps } from 'react';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface Props extends ComponentProps<typeof Section> {
  title: string;
  lead?: string;
  accent?: ComponentProps<typeof SectionHeading>['accent'];
}

/** A section with its heading, and what a page puts under it. */
export function Block({ title, lead, accent, children, ...section }: Props) {
  return (
    <Section {...section}>
      <SectionHeading title={title} lead={lead} wide={lead !== undefined} accent={accent} />
      {children}
    </Section>
  );
}
