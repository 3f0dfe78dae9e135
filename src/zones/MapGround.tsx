import { colour } from '../styles/colours.ts';
import { foreign, france, inner, outlineOf, rhine } from './borders.ts';
import { type Point, pathData, smooth, unitsPerKm } from './projection.ts';
import {
  inset,
  insetOutline,
  type MapCut,
  type MapTown,
  type ZoneMapLayout,
} from './zone-map-layout.ts';

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

/** From this scale on, in units per km, borders are drawn without corners. */
const close = 4;

/**
 * The background picture of a map or of a piece of it: land, zones, borders and dots. Text and
 * anything that depends on the map's width are in `ZoneMap`. Styles are attributes, because the CSP
 * forbids other ones in a file.
 */
export function MapGround({ reach, groups, layout: { cut, rings, labels, communes, way } }: Props) {
  const { x, y, width, height, scale } = cut;
  const drawn = scale > close ? smooth : (data: string) => data;
  const dots = (isWanted: (zone: MapTown['zone']) => boolean) =>
    dotPath(
      labels.flatMap(({ home, away, dot, zone }) =>
        !home && !away && isWanted(zone) ? [dot] : [],
      ),
    );
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
        <path id="france" d={drawn(france)} />
        <path id="inner" d={drawn(inner)} />
        <path id="foreign" d={drawn(foreign)} />
        <path id="rhine" d={drawn(rhine)} />
        {groups.map((group) => (
          <path key={group.id} id={group.id} d={drawn(outlineOf(group.departments))} />
        ))}
        <circle id="reach" r={reach * unitsPerKm} />
        <clipPath id="in-france">
          <use href="#france" />
        </clipPath>
        <clipPath id="in-reach">
          <use href="#reach" />
        </clipPath>
        {/* Rows of beaver-tail tiles. */}
        <pattern
          id="tiles"
          width="20"
          height="20"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${unitsPerKm / scale})`}
        >
          <path
            d="M-10 0a10 10 0 0 0 20 0a10 10 0 0 0 20 0M0 10a10 10 0 0 0 20 0"
            stroke={colour('zone-line')}
            strokeWidth="1.25"
          />
        </pattern>
      </defs>
      <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill={colour('abroad')} />
      <Land scale={scale} groups={groups} />
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
      {way ? <Way {...way} /> : <Inset groups={groups} />}
      <path
        d={labels.map(({ tied, dot, at }) => (tied ? pathData([dot, at]) : '')).join('')}
        stroke={colour('slate')}
        strokeWidth="1.5"
      />
      <g strokeLinecap="round">
        <path
          d={dotPath(communes.map(({ dot }) => dot))}
          stroke={colour('slate')}
          strokeWidth="7"
        />
        <path d={dots((zone) => zone === 'rapid')} stroke={colour('limewash')} strokeWidth="15" />
        <path d={dots(() => true)} stroke={colour('slate')} strokeWidth="11" />
        <path d={dots((zone) => zone !== 'rapid')} stroke={colour('limewash')} strokeWidth="6" />
      </g>
      <path d={house} {...houseColours} />
    </svg>
  );
}

const house = 'M0-16l15 13v15h-30v-15z';
const houseColours = { fill: colour('slate'), stroke: '#fff', strokeWidth: 2.5 };

/** The land at a scale in units per km; lines are as wide at each. */
function Land({ scale, groups }: Pick<MapCut, 'scale'> & Pick<Props, 'groups'>) {
  const enlarged = scale / unitsPerKm;
  const wide = (units: number) => units / enlarged;
  return (
    <g transform={enlarged === 1 ? undefined : `scale(${enlarged})`}>
      <use href="#france" fill={colour('limewash')} />
      <g clipPath="url(#in-france)">
        <use href="#reach" fill="url(#tiles)" />
      </g>
      <g clipPath="url(#in-reach)">
        {groups.map(({ id, answer }) => (
          <use key={id} href={`#${id}`} fill={grounds[answer]} />
        ))}
      </g>
      <g stroke={colour('terracotta-dark')} strokeWidth={wide(1.5)} clipPath="url(#in-france)">
        <use href="#inner" strokeOpacity="0.35" clipPath="url(#in-reach)" />
        <use href="#reach" />
      </g>
      <g stroke={colour('border')} strokeWidth={wide(2)} strokeLinejoin="round">
        <use href="#foreign" />
        <use href="#france" />
        {/* Borders of the zones. */}
        <g stroke={colour('terracotta-dark')} strokeWidth={wide(2.25)} clipPath="url(#in-reach)">
          <use href="#france" strokeWidth={wide(1.5)} />
          {groups.map(({ id }) => (
            <use key={id} href={`#${id}`} />
          ))}
        </g>
        <use href="#rhine" stroke={colour('water')} strokeWidth={wide(4)} strokeLinecap="round" />
      </g>
    </g>
  );
}

/** The surroundings of the workshop, enlarged on a tile that hangs from it. */
function Inset({ groups }: Pick<Props, 'groups'>) {
  const [right, down] = inset.at;
  const outline = insetOutline([0, 0]);
  return (
    <>
      <path
        d={inset.hung.map((corner) => pathData([[0, 0], corner])).join('')}
        stroke={colour('slate')}
        strokeWidth="1.25"
      />
      <g transform={`translate(${right} ${down})`}>
        <clipPath id="inset">
          <path d={outline} />
        </clipPath>
        <g clipPath="url(#inset)">
          <path d={outline} fill={colour('abroad')} />
          <Land scale={inset.cut.scale} groups={groups} />
        </g>
        <path d={outline} stroke={colour('slate')} strokeWidth="2.25" />
        <path d={house} {...houseColours} />
      </g>
    </>
  );
}

/** The way from the workshop to the map's town, the tile of the town, and how far we go there. */
function Way({ to: [x, y], served }: NonNullable<ZoneMapLayout['way']>) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={served}
        stroke={colour('slate')}
        strokeWidth="1.75"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      {(x !== 0 || y !== 0) && (
        <>
          <path d={`M0 0L${x} ${y}`} stroke="#fff" strokeWidth="8" strokeLinecap="round" />
          <path
            d={`M0 0L${x} ${y}`}
            stroke={colour('slate')}
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <path
            transform={`translate(${x} ${y})`}
            d="M-13-15h26v15a13 16 0 0 1-26 0z"
            fill="#fff"
            stroke={colour('slate')}
            strokeWidth="4"
          />
        </>
      )}
    </>
  );
}

/** A zero-length line with round caps draws a dot. */
const dotPath = (points: Point[]) => points.map((point) => `${pathData([point])}h0`).join('');
