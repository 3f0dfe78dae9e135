import type { ReactNode } from 'react';

/** Two columns on a desktop, of equal width or in the given proportion. */
export function Columns({
  split = 'even',
  children,
}: {
  split?: 'even' | '5-7' | '7-5';
  children: ReactNode;
}) {
  return <div className={`columns grid columns--${split}`}>{children}</div>;
}
