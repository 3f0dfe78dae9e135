import { inParis } from './paris.ts';

/** The time in Paris, as said before what goes on then: `Il est 3h07 : `. */
export function clockText(now: Date): string {
  const { minutes } = inParis(now);
  return `Il est ${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}\u00A0: `;
}
