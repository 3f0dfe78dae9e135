import type { ReactNode } from 'react';

/** The colour of a section, by what it would be made of. */
export type Ground = 'plaster' | 'sand' | 'zinc' | 'night' | 'terracotta';

interface Props {
  ground?: Ground;
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
  const dark = ground === 'night' || ground === 'terracotta' ? ' on-dark' : '';
  const screen = screenOnly ? ' section--screen-only' : '';
  return (
    <section className={`section section--${ground}${dark}${screen}`} id={id} aria-label={label}>
      <div className="frame">{children}</div>
      <div className={`scallops scallops--${ground}`} />
    </section>
  );
}
