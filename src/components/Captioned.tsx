import type { ReactNode } from 'react';

interface Props {
  /** The words of the caption. */
  label?: string;
  /** The id of the caption, where its words change. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A picture and its caption as one thing with a name, as the French rules want it said (RGAA 1.9).
 */
export function Captioned({ label, labelledBy, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: those rules ask for the role in so many words.
    <figure className={className} role="figure" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </figure>
  );
}
