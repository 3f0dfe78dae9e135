import type { ReactNode } from 'react';

interface Props {
  /** The text of the caption. */
  label?: string;
  /** The id of the caption, if its words change. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A picture with its caption. Screen readers announce both as one figure with a name, as the French
 * accessibility rules ask (RGAA 1.9).
 */
export function CaptionedPicture({ label, labelledBy, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: RGAA asks for this role by name.
    <figure className={className} role="figure" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </figure>
  );
}
