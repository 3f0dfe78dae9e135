import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** In a wide window too. */
  everywhere?: boolean;
  /** Over the whole row of a heading that says the title already: here it is only heard. */
  row?: boolean;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/**
 * What a narrow window folds away behind one line, and a wider one shows as it is, where the
 * browser can (`Fold.css`).
 */
export function Fold({ title, everywhere = false, row = false, open = false, children }: Props) {
  return (
    <details
      className={`fold${everywhere ? ' fold--everywhere' : ''}${row ? ' fold--row' : ''}`}
      open={open}
    >
      <summary>{row ? <span className="visually-hidden">{title}</span> : title}</summary>
      {children}
    </details>
  );
}

/** What there is to say below a heading, whose row opens it; so does a link to the text. */
export function FoldedText({ id, title, text }: { id?: string; title: string; text: string }) {
  return (
    <Fold title={title} row>
      <p id={id}>{text}</p>
    </Fold>
  );
}
