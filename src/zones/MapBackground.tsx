import type { Zones } from '../content-model/facts/zones.ts';
import { colour } from '../styles/colours.ts';
import {
  foreign,
  france,
  inner,
  lakes,
  linesOf,
  outlineOf,
  outlinesOf,
  relief,
  rhine,
  rivers,
  springs,
} from './borders.ts';
import { around, inCircle, meets } from './geometry.ts';
import { homeOfInset, inset, insetCorner, toInset } from './map-inset.ts';
import type { Drawn } from './map-layout.ts';
import { pathData, smooth, unitsPerKm } from './projection.ts';

interface Props {
  layout: Drawn;
  zones: Zones;
}

const slate = colour('slate');
const limewash = colour('limewash');

/** Fill colours of the zones, by the promise they have. */
const zoneFills = Object.entries({ rapid: colour('zone-rapid'), planned: colour('zone-planned') });

/** How far from its spring a river is fainter. */
const springReach = 40;

/**
 * The background picture of a map: land, zones, borders and the workshop. Names with their dots, and
 * whatever depends on the map's width, are in `ZoneMap`. Styles are attributes, because the CSP forbids other styles in an
 * SVG file.
 */
export function MapBackground({ zones, layout: { cut, rings, centre } }: Props) {
  const isTownMap = centre !== undefined;
  const { x, y, width, height, scale } = cut;
  const enlarged = scale / unitsPerKm;
  // Lines have the same width on every map.
  const wide = (units: number) => units / enlarged;
  const seen = { x: wide(x), y: wide(y), width: wide(width), height: wide(height) };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing above it has the title.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[x, y, width, height].join(' ')}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
    >
      <defs>
        <path id="france" d={smooth(france)} />
        {/* The look-up uses the ids of zones and reach, to make them paler or darker. */}
        {!isTownMap && <path id="onDemand" fillRule="evenodd" d={onDemandOf(zones)} />}
        {zoneFills.map(([id]) => (
          <path
            key={id}
            id={id}
            d={smooth(
              outlineOf(
                Object.values(zones.groups).flatMap(({ answer, departments }) =>
                  answer === id ? departments : [],
                ),
              ),
            )}
          />
        ))}
        <circle id="reach" r={zones.reach * unitsPerKm} />
        <clipPath id="in-france">
          <use href="#france" />
        </clipPath>
        <clipPath id="in-reach">
          <use href="#reach" />
        </clipPath>
        {!isTownMap && (
          <clipPath id="in-rapid">
            <use href="#rapid" />
          </clipPath>
        )}
        {/* Rivers get fainter towards their springs, where they would seem to be cut. */}
        <radialGradient id="spring">
          <stop offset="0.1" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <mask id="from-springs" maskUnits="userSpaceOnUse" {...seen}>
          <rect {...seen} fill="#fff" />
          {springs()
            .filter((spring) => meets(around(spring, wide(2 * springReach)), seen))
            .map(([cx, cy]) => (
              <circle key={cx} cx={cx} cy={cy} r={wide(springReach)} fill="url(#spring)" />
            ))}
        </mask>
        {/* Rows of beaver-tail tiles. */}
        <pattern
          id="tiles"
          width="20"
          height="20"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${1 / enlarged})`}
        >
          <path
            d="M-10 0a10 10 0 0 0 20 0a10 10 0 0 0 20 0M0 10a10 10 0 0 0 20 0"
            stroke={colour('zone-line')}
            strokeWidth="1.25"
          />
        </pattern>
      </defs>
      <rect x={x} y={y} width={width} height={height} fill={colour('abroad')} />
      <g transform={`scale(${enlarged})`} stroke={colour('terracotta-dark')}>
        <g stroke="none">
          <use href="#france" fill={limewash} />
          <use href="#reach" fill="url(#tiles)" clipPath="url(#in-france)" />
          <g clipPath="url(#in-reach)">
            {/* Paler on a town's map, so that the circle around the town stands out. */}
            {zoneFills.map(([id, fill]) => (
              <use key={id} href={`#${id}`} fill={isTownMap ? colour('terracotta-pale') : fill} />
            ))}
            {/* The heights are known every 9 km: too coarse for a map of 30 km. */}
            {enlarged < 6 && (
              <g id="relief" fill={colour('terracotta-dark')} fillOpacity="0.04">
                {relief.map((height) => (
                  <path key={height} d={smooth(height)} />
                ))}
              </g>
            )}
            {/* Again where the ground is so dark that it would not show. */}
            {!isTownMap && (
              <g clipPath="url(#in-rapid)">
                <use href="#relief" />
                <use href="#relief" />
              </g>
            )}
            {isTownMap && (
              <circle
                cx={centre[0] / enlarged}
                cy={centre[1] / enlarged}
                r={Math.max(...rings) * unitsPerKm}
                fill={colour('zone-rapid')}
                fillOpacity="0.42"
                clipPath="url(#in-france)"
              />
            )}
          </g>
        </g>
        <g strokeWidth={wide(1.5)} clipPath="url(#in-france)">
          <path d={smooth(inner)} strokeOpacity="0.35" clipPath="url(#in-reach)" />
          <use href="#reach" />
        </g>
        <g stroke={colour('border')} strokeWidth={wide(2)}>
          <path d={smooth(foreign)} />
          <use href="#france" />
        </g>
        {/* Borders of the zones. */}
        <g strokeWidth={wide(2.25)} clipPath="url(#in-reach)">
          <use href="#france" strokeWidth={wide(1.5)} />
          {zoneFills.map(([id]) => (
            <use key={id} href={`#${id}`} />
          ))}
        </g>
        <g stroke={colour('water')}>
          {/* Over the borders that run through the waters. */}
          <path d={smooth(lakes)} fill={colour('water')} />
          <g strokeWidth={wide(2.5)} mask="url(#from-springs)">
            <path id="rivers" d={smooth(rivers)} />
          </g>
          <path d={smooth(rhine)} strokeWidth={wide(4)} />
        </g>
      </g>
      <g
        transform={isTownMap ? `translate(${centre})` : undefined}
        stroke={isTownMap ? slate : colour('terracotta-dark')}
        strokeWidth="1.5"
        strokeDasharray={isTownMap ? undefined : '1 6'}
      >
        {rings.map((km) => (
          <circle key={km} r={km * scale} />
        ))}
      </g>
      {!isTownMap && <Inset />}
      {/* The look-up draws this group again, above the line to its answer. */}
      <g id="places" stroke={slate} strokeWidth="1.5" paintOrder="normal">
        {isTownMap && (
          <>
            <path d={`M0 0L${centre}`} stroke={limewash} strokeWidth="8" />
            <path d={`M0 0L${centre}`} strokeWidth="4" />
          </>
        )}
        <g fill={slate} stroke="#fff" strokeWidth="2.5">
          <circle r="6" />
          {!isTownMap && <circle r="6" cx={homeOfInset[0]} cy={homeOfInset[1]} />}
          <path d="M31-14l12 11v13.5h-24v-13.5z" />
        </g>
        {isTownMap && String(centre) !== '0,0' && (
          <path
            transform={`translate(${centre})`}
            d="M-11-12h22v12a11 13 0 0 1-22 0z"
            fill="#fff"
            strokeWidth="3.5"
          />
        )}
      </g>
    </svg>
  );
}

/**
 * The towns around the workshop, larger, below a beam from where they are on the map. `ZoneMap` draws
 * the beam's lines.
 */
function Inset() {
  return (
    <g stroke={slate} strokeWidth="1.25">
      <clipPath id="in-inset">
        {/* The look-up uses it, as the zones. */}
        <rect id="inset" {...inset} rx={insetCorner} />
      </clipPath>
      <g clipPath="url(#in-inset)">
        <rect {...inset} fill={colour('abroad')} />
        <g transform={toInset} stroke="none">
          <use href="#france" fill={limewash} />
          <use href="#rivers" stroke={colour('water')} strokeWidth="0.4" />
        </g>
      </g>
      <rect {...inset} rx={insetCorner} stroke={colour('zone-rapid')} strokeWidth="5" />
    </g>
  );
}

/** What is within reach and in no other zone: an outline of all, and those of the zones as holes. */
const onDemandOf = ({ reach, groups }: Zones): string =>
  [
    ...linesOf(france),
    ...Object.values(groups).flatMap(({ departments }) => outlinesOf(departments)),
  ]
    .map((outline) => smooth(`${pathData(inCircle(outline, reach * unitsPerKm))}z`))
    .join('');
