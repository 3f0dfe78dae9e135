import type { ReactNode } from 'react';

/** What a section looks like between its neighbours. */
export interface Standing {
  /** What the band is made of. */
  ground?: 'plaster' | 'sand' | 'zinc' | 'night' | 'terracotta';
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

/**
 * A band of the page, as wide as the window, its content in the frame. Two courses of tiles hang
 * from it where light meets dark.
 */
export function Section({ ground = 'plaster', screenOnly = false, id, label, children }: Props) {
  const isDark = ground === 'night' || ground === 'terracotta';
  const className = [
    `section section--${ground}`,
    isDark && 'on-dark',
    screenOnly && 'section--screen-only',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={className} id={id} aria-label={label}>
      <div className="frame">{children}</div>
      <div className={`scallops scallops--${ground}`} />
    </section>
  );
}
