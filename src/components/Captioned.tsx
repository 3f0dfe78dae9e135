import type { ReactNode } from 'react';

/** A picture and its caption as one thing with a name, as the French rules want it said (RGAA 1.9). */
export function Captioned({ label, className, children }: { label?: string; className?: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: those rules ask for the role in so many words.
    <figure className={className} role="figure" aria-label={label}>
      {children}
    </figure>
  );
}
