/**
 * Every colour of the site, named after the materials of the trade. `colours.css` gives each to the styles as a custom property
 * (`plasterShade` is `--plaster-shade`); drawings that no style reaches import this file. Whatever else writes a colour must
 * write one of these, or plain white or black. Contrasts are on the ground named beside them.
 */
export const palette = {
  // Grounds.
  plaster: '#f6f0e6',
  plasterShade: '#dccfb8',
  sand: '#ede3d1',
  sandShade: '#d6c6a9',
  limewash: '#fffcf6',

  // Slate: text on plaster 13.2, dark bands.
  slate: '#1f282e',
  slateShade: '#46545c',
  slateRaised: '#2b363d',
  /** Under pictures and over them, where words have to be read. */
  night: '#12181c',
  /** What tiles throw on a wall. */
  shadow: '#1f140a',

  // Terracotta: actions; white on it 6.0, on plaster 5.3.
  terracotta: '#a8441f',
  terracottaDeep: '#93391a',
  terracottaDark: '#7f3115',
  terracottaLight: '#ec9a6b',
  terracottaPale: '#f5dfcf',

  // Zinc: quiet text on plaster 5.5; light zinc on slate 7.9.
  zinc: '#55636b',
  zincLight: '#b3bec3',

  // Rules and edges.
  rule: '#cdc4b3',
  ruleNight: '#44525a',
  fieldEdge: '#7c8489',
  errorGround: '#fdf1ea',

  /** What the pictures are on average: it stands where one is still on its way. */
  pictureGround: '#8d7660',

  moss: '#566a2f',
  mossPale: '#e6e8d3',
  oak: '#7a5427',
  idle: '#6f665a',

  // Emergencies, and nothing else.
  emergency: '#c8102e',
  emergencyDark: '#9a0b22',

  // The zones: terracotta is the first, this the second, courses of tiles in this line on limewash the third. And what else a map shows.
  zonePlanned: '#e3b091',
  zoneLine: '#b9754f',
  border: '#a99a80',
  water: '#6f8794',
  abroad: '#e6dbc6',
} as const;

/** Fired clay, no two tiles alike: the edge of the roof that opens the footer and the sharing pictures. */
export const clay = [
  ...['#4a1b0b', '#5e2410', '#8f381a', '#94391a', '#94401f', '#9c3d1b'],
  ...['#a3461f', '#ae4a26', '#b24d26', '#bb5a31', '#c0663d'],
] as const;

/** The palette as custom properties, as `colours.css` holds them. */
export function coloursCss(): string {
  const property = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const lines = Object.entries(palette).map(([name, colour]) => `  ${property(name)}: ${colour};`);
  return ['/* Made from palette.ts by "npm run colours". */', ':root {', ...lines, '}', ''].join('\n');
}
