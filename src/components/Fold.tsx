import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** In a wide window too. */
  everywhere?: boolean;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** What a narrow window folds away behind one line, and a wider one shows as it is, where the browser can (`Fold.css`). */
export function Fold({ title, everywhere = false, open = false, children }: Props) {
  return (
    <details className={everywhere ? 'fold fold--everywhere' : 'fold'} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
