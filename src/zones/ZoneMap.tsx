import type { Position } from './distance.ts';
import { insetLabelPlaces, type LabelPlace, labelPlaces } from './labels.ts';
import { type Point, pathData, unitsPerKm, workshopMap } from './map.ts';
import { zoneLimits } from './zone.ts';

interface MapTown {
  id: string;
  name: string;
  position: Position;
}

interface Props {
  workshop: Position;
  /** Towns with a page. */
  towns: MapTown[];
  /** Where the other towns of the priority zone are. */
  others: Position[];
  title: string;
  description: string;
  /** What the rings promise, and what the small dots are. */
  legend: { rapid: string; planned: string; onDemand: string; others: string };
  credits: string;
}

/** The enlarged part, a tile: where it hangs on the map, what of the map it shows, and how much larger. */
const inset = { x: 6, y: 112, width: 176, height: 132, round: 40, scale: 5, from: [-16, -21] satisfies Point };
const insetOutline = `M${inset.x} ${inset.y}h${inset.width}v${inset.height}q${-inset.width / 2} ${inset.round * 2}-${inset.width} 0z`;
const toInset = ([x, y]: Point): Point => [inset.x + (x - inset.from[0]) * inset.scale, inset.y + (y - inset.from[1]) * inset.scale];
const isInInset = ([x, y]: Point) => x > inset.x + 12 && x < inset.x + inset.width - 12 && y > inset.y + 4 && y < inset.y + inset.height;
/** From the house to the upper corners of the tile: what is there is shown larger here. */
const insetBeam = `M-12 12h24L${inset.x + inset.width} ${inset.y}h-${inset.width}z`;

/** Width of a letter on a phone, in units. */
const letter = 12.5;

const rings = [zoneLimits.onDemand, zoneLimits.planned, zoneLimits.rapid];
const radius = (km: number) => km * unitsPerKm;
/** Clockwise from the east, where no town is in the way of the rings' labels. */
const ringLabelAngle = (215 * Math.PI) / 180;
const ringLabel = (km: number) =>
  `translate(${Math.round(radius(km) * Math.cos(ringLabelAngle))} ${Math.round(radius(km) * Math.sin(ringLabelAngle))})`;

/** Where we work: rings around the workshop, the towns with a page as links. Drawn when the site is built. */
export function ZoneMap({ workshop, towns, others, title, description, legend, credits }: Props) {
  const { lines, place } = workshopMap(workshop);
  const dots = others.map(place);
  const labels = towns.map((town) => {
    const insetLabel = insetLabelPlaces[town.id];
    const dot = place(town.position);
    return insetLabel ? labelAt(town, toInset(dot), insetLabel) : labelAt(town, dot, labelPlaces[town.id]);
  });
  const isUnderName = ([x, y]: Point) =>
    labels.some(({ start, name, ends }) => !ends && Math.abs(y - start[1]) < 18 && x > start[0] - 8 && x < start[0] + name.length * letter);
  const insetDots = dots.map(toInset).filter((point) => isInInset(point) && !isUnderName(point));
  const isHome = ({ dot }: Label) => dot[0] === 0 && dot[1] === 0;
  const [houseX, houseY] = toInset([0, 0]);
  return (
    <figure className="zone-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset. */}
      <svg viewBox="-410 -410 600 820" role="group" aria-labelledby="carte" aria-describedby="carte-desc">
        <title id="carte">{title}</title>
        <desc id="carte-desc">{description}</desc>
        <clipPath id="carte-fr">
          <path id="carte-f" d={lines.france} />
        </clipPath>
        <use className="zone-map__france" href="#carte-f" />
        <g clipPath="url(#carte-fr)">
          {rings.map((km) => (
            <circle key={km} className={`zone-map__ring-${km}`} r={radius(km)} />
          ))}
        </g>
        <path className="zone-map__beam" d={insetBeam} />
        <g className="zone-map__lines">
          <path d={lines.departments} />
          <path className="zone-map__border" d={lines.foreign} />
          <use className="zone-map__border" href="#carte-f" />
          <path className="zone-map__rhine" d={lines.rhine} />
          {rings.map((km) => (
            <circle key={km} r={radius(km)} />
          ))}
        </g>
        <g>
          <g className="zone-map__lands">
            <text x="-268" y="-262">
              Lorraine
            </text>
            <text x="124" y="-44">
              Allemagne
            </text>
            <text x="94" y="340">
              Suisse
            </text>
          </g>
          {rings.map((km) => (
            <g key={km} className="zone-map__km" transform={ringLabel(km)}>
              <rect />
              <text>{`${km} km`}</text>
            </g>
          ))}
        </g>
        <path className="zone-map__tile" d={insetOutline} />
        <path className="zone-map__others" d={dotPath([...dots, ...insetDots])} />
        <path
          className="zone-map__ties"
          d={labels
            .filter(({ tied }) => tied)
            .map(({ dot, start }) => pathData([dot, start]))
            .join('')}
        />
        <path className="zone-map__dots" d={dotPath(labels.filter((label) => !isHome(label)).map(({ dot }) => dot))} />
        <path id="carte-h" className="zone-map__house" d="M0-16l15 13v15h-30v-15z" />
        <use href="#carte-h" x={houseX} y={houseY} />
        {labels.map((label) => (
          <TownLink key={label.id} {...label} home={isHome(label)} />
        ))}
      </svg>
      <figcaption className="zone-map__caption">
        <ul>
          <li>{legend.rapid}</li>
          <li>{legend.planned}</li>
          <li>{legend.onDemand}</li>
          <li>{legend.others}</li>
        </ul>
        <p className="quiet">{credits}</p>
      </figcaption>
    </figure>
  );
}

/** A dot is a line of no length with round ends. */
const dotPath = (points: Point[]) => points.map((point) => `${pathData([point])}h0`).join('');

interface Label extends MapTown {
  dot: Point;
  /** The near end of the name. */
  start: Point;
  ends: boolean;
  tied: boolean;
}

function labelAt(town: MapTown, dot: Point, label: LabelPlace = { side: 'right' }): Label {
  const ends = label.side === 'left';
  const [dx, dy] = label.shift ?? [ends ? -12 : 12, 0];
  return { ...town, dot, start: [dot[0] + dx, dot[1] + dy], ends, tied: label.tied ?? false };
}

/** A name that leads to its page; an unseen line from its dot to its far end makes it easy to hit. */
function TownLink({ id, name, dot, start: [x, y], ends, home }: Label & { home: boolean }) {
  const far: Point = [Math.round(x + name.length * (ends ? -letter : letter)), y];
  const className = [ends && 'zone-map__ends', home && 'zone-map__home', id in insetLabelPlaces && 'zone-map__in-tile'].filter(Boolean).join(' ');
  return (
    <a href={`/${id}`}>
      <path d={pathData([dot, [x, y], far])} />
      <text x={home ? 22 : x} y={y} className={className || undefined}>
        {name}
      </text>
    </a>
  );
}
