import type { ReactNode } from 'react';

/** Running text, in lines one likes to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose stack">{children}</div>;
}
