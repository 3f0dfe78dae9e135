import type { ReactNode } from 'react';

/** What a section looks like between its neighbours. */
export interface Standing {
  /** What the band is made of. */
  ground?: 'plaster' | 'sand' | 'zinc' | 'night' | 'terracotta';
  /** Ends in two courses of tiles that hang over the next section, as every dark one does. */
  scallops?: boolean;
}

interface Props extends Standing {
  /** Left out on paper, where a page keeps to its own subject. */
  screenOnly?: boolean;
  /** The id that links may point at. */
  id?: string;
  /** Names the landmark; give it where the section has no heading of its own. */
  label?: string;
  children: ReactNode;
}

/** A band of the page, as wide as the window, its content in the frame. */
export function Section({
  ground = 'plaster',
  scallops = false,
  screenOnly = false,
  id,
  label,
  children,
}: Props) {
  const isDark = ground === 'night' || ground === 'terracotta';
  const isTiled = isDark || scallops;
  const className = [
    `section section--${ground}`,
    isDark && 'on-dark',
    isTiled && 'section--scalloped',
    screenOnly && 'section--screen-only',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={className} id={id} aria-label={label}>
      <div className="frame">{children}</div>
      {isTiled && <div className={`scallops scallops--${ground}`} />}
    </section>
  );
}
