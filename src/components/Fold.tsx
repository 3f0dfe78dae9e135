import type { ReactNode } from 'react';

/** A question whose answer opens below it. What the specification lists is never folded. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
