import type { ReactNode } from 'react';

/** A title that opens the text below it. What the specification lists never stands in one. */
export function Details({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="details">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
