import type { ReactNode } from 'react';

/** Two columns on a desktop: equal, or in the proportion named. */
export function Columns({
  split = 'even',
  children,
}: {
  split?: 'even' | '5-7' | '7-5';
  children: ReactNode;
}) {
  return <div className={`columns grid columns--${split}`}>{children}</div>;
}
