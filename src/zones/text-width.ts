/** Widths of letters in em, measured in the face of the site at the weight of the map's names: near enough in any sans serif. */
const widths: [letters: RegExp, em: number][] = [
  [/[iîïjlıI.,’'()| -]/, 0.28],
  [/[ftr]/, 0.37],
  [/[mwMWŒœ]/, 0.9],
  [/\p{Lu}/u, 0.7],
];
const others = 0.56;

/** About how wide a name is, in em: rather too wide than too narrow. */
export function emWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (widths.find(([letters]) => letters.test(letter))?.[1] ?? others), 0);
}
