import type { ReactNode } from 'react';
import { Section } from '../../components/Section.tsx';

interface Props {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** A terracotta band that asks for the next step. On a phone it has only its title and buttons. */
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
