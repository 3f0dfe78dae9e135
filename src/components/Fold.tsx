import type { ReactNode } from 'react';

/**
 * What a phone folds away behind one line, and a wider window shows as it is. Open in the page, so that nothing is hidden without
 * script; `fold.client.ts` closes it on phones.
 */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold" open>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
