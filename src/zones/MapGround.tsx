import type { Zones } from '../content-model/zones.ts';
import { colour } from '../styles/colours.ts';
import { foreign, france, inner, lake, outlineOf, rhine, rivers } from './borders.ts';
import { type Label, tieOf } from './label-placement.ts';
import { pathData, smooth, unitsPerKm } from './projection.ts';
import { sizes, type ZoneMapLayout } from './zone-map-layout.ts';

interface Props {
  layout: ZoneMapLayout;
  zones: Zones;
}

/** Fill colours of the regions with a promise of their own. */
const grounds = { rapid: colour('zone-rapid'), planned: colour('terracotta-pale') };

/**
 * The background picture of a map or of a piece of it: land, zones, borders and dots. Text and
 * anything that depends on the map's width are in `ZoneMap`. Styles are attributes, because the CSP
 * forbids other ones in a file.
 */
export function MapGround({ zones, layout: { cut, rings, labels, way } }: Props) {
  const { x, y, width, height, scale } = cut;
  const groups = Object.entries(zones.groups);
  // Close by, borders are drawn without corners.
  const drawn = scale > 4 ? smooth : (data: string) => data;
  const enlarged = scale / unitsPerKm;
  // Lines are as wide on every piece.
  const wide = (units: number) => units / enlarged;
  const towns = labels.filter(({ town, size }) => town && size === sizes.town);
  const planned = towns.filter(({ town }) => town?.zone !== 'rapid');
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing that lies on it has the title.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[x, y, width, height].join(' ')}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
    >
      <defs>
        <path id="france" d={drawn(france)} />
        {groups.map(([id, { departments }]) => (
          <path key={id} id={id} d={drawn(outlineOf(departments))} />
        ))}
        <path id="rivers" d={drawn(rivers)} />
        <circle id="reach" r={zones.reach * unitsPerKm} />
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
          <use href="#france" fill={colour('limewash')} />
          <use href="#reach" fill="url(#tiles)" clipPath="url(#in-france)" />
          <g clipPath="url(#in-reach)">
            {groups.map(([id, { answer }]) => (
              <use key={id} href={`#${id}`} fill={grounds[answer]} />
            ))}
          </g>
          <path d={lake} fill={colour('water')} />
        </g>
        <g strokeWidth={wide(1.5)} clipPath="url(#in-france)">
          <path d={drawn(inner)} strokeOpacity="0.35" clipPath="url(#in-reach)" />
          <use href="#reach" />
        </g>
        <g stroke={colour('border')} strokeWidth={wide(2)}>
          <path d={drawn(foreign)} />
          <use href="#france" />
        </g>
        {/* Borders of the zones. */}
        <g strokeWidth={wide(2.25)} clipPath="url(#in-reach)">
          <use href="#france" strokeWidth={wide(1.5)} />
          {groups.map(([id]) => (
            <use key={id} href={`#${id}`} />
          ))}
        </g>
        <use href="#rivers" stroke={colour('limewash')} strokeWidth={wide(4.5)} />
        <use href="#rivers" stroke={colour('water')} strokeWidth={wide(2.5)} />
        <path d={drawn(rhine)} stroke={colour('water')} strokeWidth={wide(4)} />
      </g>
      <g stroke={colour('terracotta-dark')} strokeWidth="1.5" strokeDasharray="1 6">
        {rings.map(({ km, radius }) => (
          <circle key={km} r={radius} />
        ))}
      </g>
      <g stroke={colour('slate')} strokeWidth="1.5">
        {way && (
          <circle
            transform={`translate(${way.to})`}
            r={way.served}
            strokeDasharray="1 6"
            fill="#fff"
            fillOpacity="0.2"
          />
        )}
        <path d={labels.flatMap(tieOf).map(pathData).join('')} />
        <path d={dots(labels.filter(({ town }) => !town))} strokeWidth="7" />
        <path d={dots(towns)} stroke={colour('limewash')} strokeWidth="15" />
        <path d={dots(towns)} strokeWidth="11" />
        <path d={dots(planned)} stroke={colour('limewash')} strokeWidth="6" />
      </g>
      {way && String(way.to) !== '0,0' && (
        <g stroke={colour('slate')} strokeWidth="3.5">
          <path d={pathData([[0, 0], way.to])} stroke="#fff" strokeWidth="8" />
          <path d={pathData([[0, 0], way.to])} />
          <path
            transform={`translate(${way.to})`}
            d="M-13-15h26v15a13 16 0 0 1-26 0z"
            fill="#fff"
          />
        </g>
      )}
      <path d="M0-16l15 13v15h-30v-15z" fill={colour('slate')} stroke="#fff" strokeWidth="2.5" />
    </svg>
  );
}

/** A zero-length line with round caps draws a dot. */
const dots = (labels: Label[]) => labels.map(({ dot }) => `${pathData([dot])}h0`).join('');
