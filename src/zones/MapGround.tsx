import { colour } from '../styles/colours.ts';
import { foreign, france, inner, outlineOf, rhine } from './borders.ts';
import { facing, insetOutline, toInset } from './inset.ts';
import { type Point, pathData, unitsPerKm } from './projection.ts';
import { frame, type MapTown, type ZoneMapLayout } from './zone-map-layout.ts';

interface Props {
  layout: ZoneMapLayout;
  reach: number;
  /** Regions with their own zone. */
  groups: { id: string; answer: MapTown['zone']; departments: string[] }[];
}

/** Fill colours of these regions. */
const grounds = {
  rapid: colour('zone-rapid'),
  planned: colour('zone-planned'),
  onDemand: 'none',
  outside: 'none',
} as const;

/**
 * The map's background picture: land, zones, borders and dots. Text and anything that depends on the map's width are in `ZoneMap`. Styles are
 * attributes, because the CSP forbids other ones in a file.
 */
export function MapGround({ reach, groups, layout: { rings, labels } }: Props) {
  const dots = (isWanted: (zone: MapTown['zone']) => boolean) =>
    dotPath(labels.flatMap(({ home, dot, zone }) => (!home && isWanted(zone) ? [dot] : [])));
  const { x, y, width, height } = frame;
  const [houseX, houseY] = toInset([0, 0]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing that lies on it has the title.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
    >
      <defs>
        <path id="france" d={france} />
        {groups.map((group) => (
          <path key={group.id} id={group.id} d={outlineOf(group.departments)} />
        ))}
        <circle id="reach" r={reach * unitsPerKm} />
        <clipPath id="in-france">
          <use href="#france" />
        </clipPath>
        <clipPath id="in-reach">
          <use href="#reach" />
        </clipPath>
        {/* Rows of beaver-tail tiles. */}
        <pattern id="tiles" width="20" height="20" patternUnits="userSpaceOnUse">
          <path
            d="M-10 0a10 10 0 0 0 20 0a10 10 0 0 0 20 0M0 10a10 10 0 0 0 20 0"
            stroke={colour('zone-line')}
            strokeWidth="1.25"
          />
        </pattern>
      </defs>
      <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill={colour('abroad')} />
      <use href="#france" fill={colour('limewash')} />
      <g clipPath="url(#in-france)">
        <use href="#reach" fill="url(#tiles)" />
      </g>
      <g clipPath="url(#in-reach)">
        {groups.map(({ id, answer }) => (
          <use key={id} href={`#${id}`} fill={grounds[answer]} />
        ))}
      </g>
      <g stroke={colour('terracotta-dark')} strokeWidth="1.5" clipPath="url(#in-france)">
        <path d={inner} strokeOpacity="0.35" clipPath="url(#in-reach)" />
        <use href="#reach" />
      </g>
      <g stroke={colour('border')} strokeWidth="2" strokeLinejoin="round">
        <path d={foreign} />
        <use href="#france" />
        {/* Borders of the zones. */}
        <g stroke={colour('terracotta-dark')} strokeWidth="2.25" clipPath="url(#in-reach)">
          <use href="#france" strokeWidth="1.5" />
          {groups.map(({ id }) => (
            <use key={id} href={`#${id}`} />
          ))}
        </g>
        <path d={rhine} stroke={colour('water')} strokeWidth="4" strokeLinecap="round" />
      </g>
      <g
        stroke={colour('terracotta-dark')}
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      >
        {rings.map(({ km, radius }) => (
          <circle key={km} r={radius} />
        ))}
      </g>
      <path
        d={facing.map((corner) => pathData([[0, 0], corner])).join('')}
        stroke={colour('slate')}
        strokeWidth="1.25"
      />
      <path
        d={insetOutline}
        fill={colour('limewash')}
        stroke={colour('terracotta-dark')}
        strokeWidth="2.25"
      />
      <path
        d={labels.map(({ tied, dot, at }) => (tied ? pathData([dot, at]) : '')).join('')}
        stroke={colour('slate')}
        strokeWidth="1.5"
      />
      <g strokeLinecap="round">
        <path d={dots((zone) => zone === 'rapid')} stroke={colour('limewash')} strokeWidth="15" />
        <path d={dots(() => true)} stroke={colour('slate')} strokeWidth="11" />
        <path d={dots((zone) => zone !== 'rapid')} stroke={colour('limewash')} strokeWidth="6" />
      </g>
      <g fill={colour('slate')} stroke="#fff" strokeWidth="2.5">
        <path id="house" d="M0-16l15 13v15h-30v-15z" />
        <use href="#house" x={houseX} y={houseY} />
      </g>
    </svg>
  );
}

/** A zero-length line with round caps draws a dot. */
const dotPath = (points: Point[]) => points.map((point) => `${pathData([point])}h0`).join('');
