import type { ReactNode } from 'react';
import { Fold } from './Fold.tsx';

interface Props {
  paragraphs: string[];
  /** On a phone only the first paragraph is open; the fold names this section. */
  folded?: string;
  children?: ReactNode;
}

/** Running text, in lines one likes to read. */
export function Prose({ paragraphs, folded, children }: Props) {
  const [first, ...rest] = paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  const others = (
    <>
      {rest}
      {children}
    </>
  );
  return (
    <div className="prose stack">
      {first}
      {folded && (rest.length > 0 || children) ? (
        <Fold
          title={
            <>
              Lire la suite<span className="visually-hidden">{`\u00A0: ${folded}`}</span>
            </>
          }
        >
          <div className="stack">{others}</div>
        </Fold>
      ) : (
        others
      )}
    </div>
  );
}
