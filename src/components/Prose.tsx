import type { ReactNode } from 'react';

interface Props {
  paragraphs: string[];
  children?: ReactNode;
}

/** Running text, in lines of a readable length. */
export function Prose({ paragraphs, children }: Props) {
  return (
    <div className="prose stack">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
