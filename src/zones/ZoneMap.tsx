import type { Position } from './distance.ts';
import { type Label, type MapTown, townLabels } from './labels.ts';
import { mapRings } from './map.ts';
import { frame } from './projection.ts';

interface Props {
  workshop: Position;
  /** Towns with a page. */
  towns: MapTown[];
  title: string;
  description: string;
  credits: string;
  /** What lies beside our zone, in the order of their places here. */
  lands: string[];
}

/** Where the names of Lorraine, Germany and Switzerland stand. */
const landPlaces = [
  [-225, -88],
  [124, -48],
  [94, 350],
] as const;

/** Clockwise from the east, where no town is in the way of the rings' labels. */
const ringLabelAngle = (215 * Math.PI) / 180;
const ringLabel = (radius: number) => `translate(${Math.round(radius * Math.cos(ringLabelAngle))} ${Math.round(radius * Math.sin(ringLabelAngle))})`;

/** Where we work: the zones, the towns with a page as links, distances as rings. The ground is a picture of its own. */
export function ZoneMap({ workshop, towns, title, description, credits, lands }: Props) {
  const { x, y, width, height } = frame;
  return (
    <figure className="zone-map">
      {/* Not when it comes near: paper would be without it. */}
      <img src="/carte.svg" width={width} height={height} alt="" fetchPriority="low" decoding="async" />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset. */}
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-labelledby="carte" aria-describedby="carte-desc">
        <title id="carte">{title}</title>
        <desc id="carte-desc">{description}</desc>
        <g className="zone-map__lands">
          {lands.map((land, index) => (
            <text key={land} x={landPlaces[index]?.[0]} y={landPlaces[index]?.[1]}>
              {land}
            </text>
          ))}
        </g>
        <g className="zone-map__km">
          {mapRings.map(({ km, radius }) => (
            <g key={km} transform={ringLabel(radius)}>
              <g>
                <rect x="-31" y="-13" width="62" height="26" rx="13" />
                <text>{`${km} km`}</text>
              </g>
            </g>
          ))}
        </g>
        {townLabels(towns, workshop).map((label) => (
          <TownLink key={label.id} {...label} />
        ))}
      </svg>
      <figcaption className="quiet">{credits}</figcaption>
    </figure>
  );
}

/** A name that leads to its page; an unseen line from its dot to its far end makes it easy to hit. */
function TownLink({ id, name, dot, start: [x, y], run, inset, home }: Label) {
  // React's types know the `a` of HTML alone.
  const place = { transform: `translate(${x} ${y})` };
  return (
    <a href={`/${id}`} {...place} className={home ? 'zone-map__home' : inset ? 'zone-map__in-tile' : undefined}>
      <path d={`M${dot[0] - x} ${dot[1] - y}L0 0H${run}`} />
      <text textAnchor={run < 0 ? 'end' : undefined}>{name}</text>
    </a>
  );
}
