import type { ReactNode } from 'react';

/** The background of a section, named after a material. */
export type Ground = 'plaster' | 'sand' | 'zinc' | 'night' | 'terracotta';

interface Props {
  ground?: Ground;
  /** Not printed, because it is not the subject of the page. */
  screenOnly?: boolean;
  /** The anchor for links. */
  id?: string;
  /** The accessible name of a section without a heading. */
  label?: string;
  children: ReactNode;
}

/**
 * A band of the page, as wide as the window, with its content in the frame. Two courses of tiles
 * hang from its lower edge where a light section meets a dark one.
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
