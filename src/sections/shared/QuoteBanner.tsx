import type { ReactNode } from 'react';
import { Section } from '../../components/Section.tsx';

interface Props {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** A band of terracotta that asks for the next step; on a phone only its question and buttons. */
export function QuoteBanner({ title, text, children }: Props) {
  return (
    <Section ground="terracotta" screenOnly>
      <div className="quote-banner grid">
        <h2 className="heading-1">{title}</h2>
        <p className="lead wide-only">{text}</p>
        <div className="buttons">{children}</div>
      </div>
    </Section>
  );
}
