import type { ReactNode } from 'react';

/** What a narrow window folds away behind one line, and a wider one shows as it is, where the browser can (`Fold.css`). */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
