import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';

interface Props {
  title: string;
  text: string;
  belowScallops?: boolean;
  scallops?: boolean;
  /** On a phone only its question and buttons. */
  brief?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** A band of terracotta that asks for the next step. */
export function QuoteBanner({ title, text, brief = false, children, ...section }: Props) {
  return (
    <Section ground="terracotta" {...section} screenOnly>
      <div className={`quote-banner grid${brief ? ' quote-banner--brief' : ''}`}>
        <h2 className="heading-1">{title}</h2>
        <p className="lead">{text}</p>
        <div className="buttons">{children}</div>
      </div>
    </Section>
  );
}
