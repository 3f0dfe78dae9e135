import { colour, mixed } from '../styles/colours.ts';

/** The colour of a tile, as they differ: per cent towards dark (negative) or light terracotta. */
const burnt = (shade: number) =>
  shade < 0
    ? mixed('terracotta', 'terracotta-dark', -shade / 100)
    : mixed('terracotta', 'terracotta-light', shade / 100);

/** Courses of tiles from the lowest up, each shifted by half a tile. */
const courses = [
  { x: 0, y: 86, shades: [0, -45, -30, 13, -10, -60, -30, -10, -10, -60, -10, 10, 0] },
  { x: -24, y: 56, shades: [37, -30, 27, -10, -10, 0, -10, -60, -45, 37, 13, -60, 37] },
  { x: 0, y: 26, shades: [-45, -10, 10, 10, -45, -45, 27, 27, 37, -30, 13, -30, -45] },
];

const ridge = [-30, 0, -50, -30, 0, -50, -30, 0];

/** The edge of a roof below its ridge, as wide as the window, in the colours of `tokens.css`. */
export function roofEdgeSvg(): string {
  const deep = mixed('terracotta-dark', 'black', 0.26);
  const gap = mixed('terracotta-dark', 'black', 0.42);
  const light = burnt(37);
  const laid = courses.flatMap(({ x, y, shades }) =>
    shades.map(
      (shade, index) =>
        `  <use href="#tile" x="${x + 48 * index}" y="${y}" fill="${burnt(shade)}"/>\n`,
    ),
  );
  const capped = ridge.map(
    (shade, index) => `  <use href="#ridge" x="${72 * index}" fill="${burnt(shade)}"/>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><pattern id="edge" x="-288" y="-108" width="576" height="108" patternUnits="userSpaceOnUse">
  <defs>
    <g id="tile">
      <path d="M.75-32V0a23.25 20 0 0 0 46.5 0v-32z"/>
      <path d="M.75 0a23.25 20 0 0 0 46.5 0" fill="none" stroke="${deep}" stroke-opacity=".55" stroke-width="2"/>
    </g>
    <g id="ridge">
      <path d="M0 0h72v25H0z"/>
      <path d="M0 0h72v6H0z" fill="${light}" opacity=".55"/>
      <path d="M0 22h72v3H0z" fill="${gap}" opacity=".55"/>
      <rect id="cap" x="-6" width="12" height="27" rx="3" fill="${colour('terracotta-dark')}"/>
    </g>
  </defs>
  <path d="M0 8h576v78H0z" fill="${deep}"/>
${laid.join('')}${capped.join('')}  <use href="#cap" x="576"/>
</pattern><svg x="50%" y="100%" overflow="visible"><path d="M-4608-108H4608V0H-4608z" fill="url(#edge)"/></svg></svg>
`;
}
