import type { ReactNode } from 'react';

/** Running text, in lines one likes to read. */
export function Prose({ paragraphs, children }: { paragraphs: string[]; children?: ReactNode }) {
  return (
    <div className="prose stack">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
