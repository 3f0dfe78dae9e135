import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * An icon of the Lucide set, in the colour and size of the text around it. It is decorative: the
 * text says the same.
 */
export function Icon({ sign }: { sign: IconNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {sign.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}

/** Three beaver-tail tiles, drawn in the style of Lucide. */
export const tiles: IconNode = [
  ['path', { d: 'M3 5v4a4.5 4 0 0 0 9 0V5m0 4a4.5 4 0 0 0 9 0V5M7.5 13v3a4.5 4 0 0 0 9 0v-3' }],
];
