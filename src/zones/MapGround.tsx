import type { Position } from './distance.ts';
import { inset, toInset } from './inset.ts';
import { type Label, type MapTown, townLabels } from './labels.ts';
import { frame, mapRings, type Point, pathData, workshopMap } from './projection.ts';

interface Props {
  workshop: Position;
  /** Towns with a page: their names stand on the map. */
  towns: MapTown[];
  /** Where the other towns of the priority zone are. */
  others: Position[];
}

/** Those of the tokens and of the legend in ZoneMap.css; a drawing outside the page cannot read its styles. */
const colours = {
  limewash: '#fffcf6',
  slate: '#1f282e',
  ringLine: '#7f3115',
  border: '#a99a80',
  rhine: '#6f8794',
  zones: { rapid: '#b04a23', planned: '#e3b091', onDemand: '#f4e0cf' },
} as const;

const insetOutline = `M${inset.x} ${inset.y}h${inset.width}v${inset.height}q${-inset.width / 2} ${inset.round * 2}-${inset.width} 0z`;
/** From the house to the upper corners of the tile: what is there is shown larger here. */
const insetBeam = `M-12 12h24L${inset.x + inset.width} ${inset.y}h-${inset.width}z`;
const isInInset = ([x, y]: Point) => x > inset.x + 12 && x < inset.x + inset.width - 12 && y > inset.y + 4 && y < inset.y + inset.height;

/** Whether a name covers a point. Those that run to the left are far from the tile. */
const isUnder = ([x, y]: Point, { start, run }: Label) => run > 0 && Math.abs(y - start[1]) < 18 && x > start[0] - 8 && x < start[0] + run;

/**
 * What lies under the names of the map, as a picture: land, zones, borders and dots. Everything that depends on the width of
 * the map or on the fonts of the page stays with the names. Attributes carry the styles: the policy of the site allows a
 * file no other ones.
 */
export function MapGround({ workshop, towns, others }: Props) {
  const { lines, place } = workshopMap(workshop);
  const labels = townLabels(towns, place);
  const dots = others.map(place);
  const insetDots = dots.map(toInset).filter((point) => isInInset(point) && !labels.some((label) => isUnder(point, label)));
  const { x, y, width, height } = frame;
  const [houseX, houseY] = toInset([0, 0]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing that lies on it has the title.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${x} ${y} ${width} ${height}`} width={width} height={height} fill="none">
      <clipPath id="in-france">
        <path id="france" d={lines.france} />
      </clipPath>
      <use href="#france" fill={colours.limewash} />
      <g clipPath="url(#in-france)">
        {mapRings.map(({ zone, radius }) => (
          <circle key={zone} r={radius} fill={colours.zones[zone]} />
        ))}
      </g>
      <path d={insetBeam} fill={colours.limewash} opacity="0.4" />
      <g stroke={colours.border} strokeWidth="2" strokeLinejoin="round">
        <path d={lines.departments} stroke={colours.ringLine} strokeOpacity="0.22" strokeWidth="1.5" />
        <path d={lines.foreign} />
        <use href="#france" />
        <path d={lines.rhine} stroke={colours.rhine} strokeWidth="4" strokeLinecap="round" />
      </g>
      <g stroke={colours.ringLine} strokeWidth="1.5" strokeDasharray="1 6" strokeLinecap="round">
        {mapRings.map(({ zone, radius }) => (
          <circle key={zone} r={radius} />
        ))}
      </g>
      <path d={insetOutline} fill={colours.zones.rapid} stroke={colours.limewash} strokeWidth="4" />
      <path d={dotPath([...dots, ...insetDots])} stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path d={labels.map(({ tied, dot, start }) => (tied ? pathData([dot, start]) : '')).join('')} stroke={colours.slate} strokeWidth="1.5" />
      <path d={dotPath(labels.flatMap(({ home, dot }) => (home ? [] : [dot])))} stroke={colours.slate} strokeWidth="11" strokeLinecap="round" />
      <g fill={colours.slate} stroke="#fff" strokeWidth="2.5">
        <path id="house" d="M0-16l15 13v15h-30v-15z" />
        <use href="#house" x={houseX} y={houseY} />
      </g>
    </svg>
  );
}

/** A dot is a line of no length with round ends. */
const dotPath = (points: Point[]) => points.map((point) => `${pathData([point])}h0`).join('');
