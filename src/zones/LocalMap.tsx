import { distance } from './distance.ts';
import { type LocalDrawing, localDrawing, localFrame, ringRadius, type Surroundings, wayLabel } from './local-map.ts';
import type { PlacedName } from './place-names.ts';
import { type Point, pathData } from './projection.ts';

interface Props extends Surroundings {
  /** What the map shows, for who cannot see it. */
  label: string;
}

/** A tile with a square top and a round end, around its own middle. */
const tile = 'M-14-17h28v17a14 17 0 0 1-28 0z';

/** The town in its ring, the communes that we serve, and the way to the workshop. */
export function LocalMap({ label, ...surroundings }: Props) {
  const { town, radius, workshop } = surroundings;
  const { names, townName, others, way, ringTag, ringDashes } = localDrawing(surroundings);
  const { x, y, width, height } = localFrame;
  const kilometres = Math.round(distance(workshop.position, town.position));
  return (
    <svg className="local-map" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
      <g className="local-map__ring">
        <circle r={ringRadius} pathLength="360" strokeDasharray={ringDashes.length > 1 ? ringDashes.join(' ') : undefined} />
        <circle r={ringRadius / 2} />
      </g>
      <path className="local-map__others" d={dotPath(others)} />
      {way && <path className="local-map__way" d={`M0 0L${way.end.join(' ')}`} pathLength="1" />}
      {way ? <path className="local-map__tile" d={tile} /> : <House at={[0, 0]} />}
      <path className="local-map__ties" d={names.map(({ tied, dot, at }) => (tied ? pathData([dot, at]) : '')).join('')} />
      <path className="local-map__dots" d={dotPath(names.map(({ dot }) => dot))} />
      {names.map((name) => (
        <NameText key={name.text} {...name} />
      ))}
      <Tag box={ringTag} text={`${radius}\u00A0km`} />
      {way && <Way way={way} text={wayLabel(workshop.name, kilometres)} />}
      <g className="local-map__town">
        <NameText {...townName} />
      </g>
    </svg>
  );
}

/** A dot is a line of no length with round ends. */
const dotPath = (points: Point[]) => points.map(([x, y]) => `M${x} ${y}h0`).join('');

function NameText({ text, at: [x, y], anchor }: PlacedName) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
      {text}
    </text>
  );
}

function Tag({ box: { x, y, width, height }, text }: { box: LocalDrawing['ringTag']; text: string }) {
  return (
    <g className="local-map__tag">
      <rect x={x} y={y} width={width} height={height} rx="4" />
      <text x={x + width / 2} y={y + height / 2}>
        {text}
      </text>
    </g>
  );
}

function Way({ way: { end, isInside, tag }, text }: { way: NonNullable<LocalDrawing['way']>; text: string }) {
  return (
    <>
      {isInside && <House at={end} />}
      <g className="local-map__workshop">
        <Tag box={tag} text={text} />
      </g>
    </>
  );
}

function House({ at: [x, y] }: { at: Point }) {
  return <path className="local-map__house" d={`M${x} ${y - 19}l18 16v17h-36v-17z`} />;
}
