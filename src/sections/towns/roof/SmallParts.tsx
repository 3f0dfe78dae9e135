import type { Point } from './drawn.ts';
import {
  gutterOf,
  onSlope,
  overhang,
  rafter,
  reachToGutter,
  rise,
  type Slope,
  turn,
} from './slope.ts';

interface GutterProps {
  at: Point;
  mirrored?: boolean;
  scale?: number;
  /** Whether its bracket lies under the strip of zinc that a membrane ends on. */
  held?: boolean;
}

/** A gutter under the lowest tile, upright, and its bracket at the foot of the rafter. */
export function GutterPart({ at: [x, y], mirrored, scale = 0.56, held }: GutterProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${mirrored ? -scale : scale} ${scale})`}>
      {!held && <path className="roof__bracket" d="M14-2L42-5" />}
      <path className="roof__zinc" d="M16-6L13 6a25 25 0 0 1-50 3z" />
      <circle className="roof__zinc" cx="-36" cy="9" r="4.5" />
    </g>
  );
}

/** The gutter that a slope asks for. */
export function SlopeGutter({ slope }: { slope: Slope }) {
  const { mirrored, membrane } = slope;
  return (
    <>
      <GutterPart at={gutterOf(slope)} mirrored={mirrored} held={membrane} />
      {membrane && <DripStrip {...slope} />}
    </>
  );
}

/**
 * What a membrane ends on: a strip of zinc that leads its water over the back of the gutter and falls
 * inside. The bracket of the gutter is below it.
 */
function DripStrip(slope: Slope) {
  const { pitch, eaves = overhang, panels = 0 } = slope;
  const [sin, cos] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const height = rafter + panels;
  const back = Math.round(eaves + reachToGutter(slope) / cos);
  /** A step of the lip, which hangs upright. */
  const step = (right: number, down: number) =>
    `${(right * cos - down * sin).toFixed(1)} ${(right * sin + down * cos).toFixed(1)}`;
  return (
    <g transform={turn(slope)}>
      <path className="roof__bracket" d={`M${24 - eaves}-${height - 6}H-${back + 5}`} />
      <path
        className="roof__zinc"
        d={`M${26 - eaves}-${height}H-${back + 5}l${step(-1, 10)} ${step(3, 0)} ${step(1, -8)}H${26 - eaves}z`}
      />
    </g>
  );
}

/** The place of the ridge tile: the inner edges of its feet rest on the highest tiles. */
export const ridgeAt = (summit: number, pitch: number) => Math.round(summit + rise(14, pitch) - 18);

interface RidgeProps {
  x: number;
  y: number;
  pitch: number;
  /** Whether it is of concrete, like the tiles beside it, not of clay. */
  concrete?: boolean;
  /** Whether it is held by a lath, not by mortar. */
  lath?: boolean;
  /** Whether its right side hangs over a lower slope. */
  step?: boolean;
}

/** The tile on the ridge, upright, and what closes the way under its edges: mortar or a strip. */
export function RidgePart({ x, y, pitch, concrete, lath, step }: RidgeProps) {
  /** How low the highest tiles lie, so far from the ridge. */
  const low = (out: number) => 18 + rise(out - 14, pitch);
  return (
    <g transform={`translate(${x} ${y})`}>
      {lath ? (
        <>
          <path className="roof__wood" d="M-4.5 2h9v22h-9z" />
          <path
            className="town-roof__strip"
            d={`M-28 ${low(28)}L-13 ${low(13)}-5.5 1.5H5.5L13 ${low(13)} 28 ${low(28)}`}
          />
        </>
      ) : (
        <path
          className="roof__counter"
          d={`M-8 ${low(8)}L-24 ${low(24)}-20 10-12 4z${step ? '' : `M8 ${low(8)}L24 ${low(24)} 20 10 12 4z`}`}
        />
      )}
      <path
        className={concrete ? 'town-roof__ridge' : 'roof__ridge'}
        d="M-19 18q-1-27 19-27t19 27h-5q-1-19-14-19t-14 19z"
      />
    </g>
  );
}

/** Needles of pines that fill a gutter above its edge. */
export const Needles = ({ at }: { at: Point }) => (
  <path
    className="town-roof__needles"
    transform={`translate(${at.join(' ')})`}
    d="M-19 4.5q3-7 11-8 9-2.5 16 1zM-18 3l-4-4M-16 0l-2-6M-12-3l3-6M-8-4l-6-4M-4-4l5-6M0-4l-3-6M4-3l6-4"
  />
);

/** Hooks that hold tiles. */
export const Hooks = ({ slope, above, at }: { slope: Slope; above: number; at: number[] }) => (
  <g className="town-roof__hooks">
    {at.map((up) => {
      const [x, y] = onSlope(slope, up, above - 5);
      return <circle key={up} cx={x} cy={y} r="5" />;
    })}
  </g>
);
