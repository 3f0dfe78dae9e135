import { em } from './label-placement.ts';
import {
  discRadius,
  type LocalMapData,
  localDrawing,
  localFrame,
  localGround,
  type PlacedLabel,
  type Sign,
} from './local-map-layout.ts';
import { type Point, pathData } from './projection.ts';

interface Props extends LocalMapData {
  /** The map's description for screen readers. */
  label: string;
}

/** A tile with a square top and a round end, centred. */
const tile = 'M-14-17h28v17a14 17 0 0 1-28 0z';

/** The local map: the town, places around it, and the line to the workshop. */
export function LocalMap({ label, ...surroundings }: Props) {
  const drawing = localDrawing(surroundings);
  const { middle, townName, places, way } = drawing;
  const { dots, rings, served, sign } = localGround(surroundings, drawing);
  const { x, y, width, height } = localFrame(middle);
  return (
    <svg
      className="local-map"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <circle className="local-map__disc" cx={middle[0]} cy={middle[1]} r={discRadius} />
      <clipPath id="disc">
        <circle cx={middle[0]} cy={middle[1]} r={discRadius} />
      </clipPath>
      <g className="local-map__rings" clipPath="url(#disc)">
        {rings.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
        {served && <circle className="local-map__served" r={served} />}
      </g>
      <path
        className="local-map__communes"
        d={dots.map((dot) => `${pathData([dot])}h0`).join('')}
      />
      {sign && (
        <g className="local-map__scale">
          <SignPlate {...sign} />
        </g>
      )}
      {way && <path className="local-map__way" d={pathData([[0, 0], way.end])} pathLength="1" />}
      {way ? <path className="local-map__tile" d={tile} /> : <House at={[0, 0]} />}
      {/* A zero-length line with round caps draws a dot. */}
      <path
        className="local-map__dots"
        d={places.map(({ dot }) => `${pathData([dot])}h0`).join('')}
      />
      {places.map((name) => (
        <NameText key={name.text} {...name} />
      ))}
      {way?.sign && <SignPlate {...way.sign} />}
      {way?.name && (
        <>
          <House at={way.end} />
          <NameText {...way.name} />
        </>
      )}
      <g className="local-map__town">
        <NameText {...townName} />
      </g>
    </svg>
  );
}

function NameText({ text, at: [x, y], anchor, size }: PlacedLabel) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={em(size)}>
      {text}
    </text>
  );
}

function SignPlate({ text, at: [x, y], width, height, size }: Sign) {
  return (
    <g className="local-map__sign">
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
      <text x={x} y={y} fontSize={em(size)}>
        {text}
      </text>
    </g>
  );
}

function House({ at: [x, y] }: { at: Point }) {
  return <path className="local-map__house" d={`M${x} ${y - 19}l18 16v17h-36v-17z`} />;
}
