import type { ReactNode } from 'react';

/*
 * The parts of a roof's edge in cross-section, from which the drawings of the services are made. A
 * roof is drawn along its slope: its rafter rests on the wall plate at 0,0, and a beaver-tail tile is
 * 100 units long. `RoofParts.css` turns it to `--pitch` and lays its tiles `--gauge` apart.
 */

/** The place of the wall plate in the drawing, the scale, and the side of the house. */
interface At {
  x: number;
  y: number;
  scale: number;
  mirrored?: boolean;
}

const place = ({ x, y, scale, mirrored }: At) =>
  `translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`;

/** A rectangle from one corner to the other. */
export const box = (left: number, top: number, right: number, bottom: number) =>
  `M${left} ${top}H${right}V${bottom}H${left}z`;

interface RoofProps extends At {
  /** How far the rafter reaches. */
  length: number;
  /** Number of courses, without the doubled one at the eaves. */
  courses: number;
  /** Number of battens without tiles above the courses. */
  bare?: number;
  /** The id of the clip path at the ridge, if the slope meets another one there. */
  ridge?: string;
  /** The id of another one for the rafter, which keeps its distance from a chimney. */
  trimmed?: string;
  /** How much its layers are raised by panels on the rafter. */
  raised?: number;
  /** An old roof: battens straight on the rafter, without membrane. */
  old?: boolean;
  /** The first course that a chimney stands on, and the first, doubled one above it. */
  opening?: [first: number, above: number];
  /** Layers on the rafter, under the membrane. */
  under?: ReactNode;
  /** Drawn last, along the slope. */
  children?: ReactNode;
}

/**
 * A slope and its gutter: rafter, membrane, counter-batten, battens, and tiles in double lap, each
 * hung by its nib and lying on the two below. At the eaves a wedge on the counter-batten tilts the
 * first course, which is doubled, and a flashing leads from under the membrane into the gutter.
 */
export function Roof({
  length,
  courses,
  bare = 0,
  ridge,
  trimmed = ridge,
  old = false,
  raised = old ? -8 : 0,
  opening: [first, above] = [courses, courses],
  under,
  children,
  ...at
}: RoofProps) {
  const rows = Array.from({ length: courses + bare + 1 }, (_, index) => index - 1);
  // At a ridge the clip path ends all layers. Otherwise each ends before the one below it.
  const end = (back: number) => (ridge ? length : length - back);
  const clip = ridge && `url(#${ridge})`;
  return (
    <g transform={place(at)}>
      <g className="roof">
        <g clipPath={trimmed && `url(#${trimmed})`}>
          <path className="roof__wood" d={box(-78, -18, end(0), 8)} />
          {under}
        </g>
        <g clipPath={clip}>
          <g transform={raised ? `translate(0 ${-raised})` : undefined}>
            <path className="roof__bracket" d="M-36-14H-90" />
            {!old && (
              <>
                <path className="roof__flashing" d="M-20-17H-98" />
                <path className="roof__counter" d={box(-78, -26, end(20), -19)} />
                <path className="roof__membrane" d={`M-88-19.5H${end(4)}`} />
              </>
            )}
            <path className="roof__wood roof__wedge" d="M-60 0v-.86l-18-.28v1.14z" />
            <g className="roof__rows">
              {rows.map((row) => (
                <g key={row} transform={`translate(${row})`}>
                  <g>
                    <path className="roof__batten" d="M82 0h12v9H82z" />
                    {row < courses && (row < first || row >= above) && (
                      <path
                        className="roof__tile"
                        d={
                          row < 0 || row === above
                            ? 'M38-7H100V6h-5V0H38z'
                            : 'M2-7H100V6h-5V0H2q-4-3.5 0-7z'
                        }
                      />
                    )}
                  </g>
                </g>
              ))}
            </g>
            <Gutter flashing={!old} />
          </g>
        </g>
        {children}
      </g>
    </g>
  );
}

/** The gutter under the eaves: its bracket is let into the rafter, under the membrane. */
function Gutter({ flashing }: { flashing: boolean }) {
  return (
    <g transform="translate(-98 -17)">
      <g className="roof__upright">
        <path className="roof__zinc" transform="translate(3 8)" d="M3-6L0 0a25 25 0 0 1-50 3z" />
        <circle className="roof__zinc" cx="-49" cy="9" r="4.5" />
        <path className="roof__bracket" d="M7-4L6 6a28 28 0 0 1-53 11l-2-6" />
        {flashing && <path className="roof__flashing" d="M0 0l-3 14" />}
      </g>
    </g>
  );
}

/** The round tile on the ridge of a roof: on the last course of each side, bedded in mortar. */
export function RidgeTile({ x, y, scale }: At) {
  return (
    <g transform={place({ x, y, scale })}>
      <path className="roof__counter" d="M12 17L46 40 38 20 22 12zM-12 17L-46 40-38 20-22 12z" />
      <path className="roof__ridge" d="M-36 32q-2-46 36-46t36 46l-8 3q-2-36-28-36t-28 36z" />
    </g>
  );
}

interface DownpipeProps extends At {
  /** From the wall plate down to the ground. */
  height: number;
  raised?: number;
  /** How high its cast iron foot is. */
  foot?: number;
  /** Heights of its collars. */
  collars: number[];
}

/**
 * The pipe of a roof of 45 degrees: from the outlet under its gutter through two elbows to the
 * wall, held by collars, into a cast iron foot.
 */
export function Downpipe({ height, raised = 0, foot = 120, collars, ...at }: DownpipeProps) {
  const [x, y] = [-104 - raised * 0.7, 92 - raised * 0.7];
  const top = height - foot;
  const pipe = `M${x} ${y}v20L-36 ${y + 66}V${top}`;
  const end = `M-36 ${top}V${height - 34}L-58 ${height - 12}`;
  return (
    <g transform={place(at)}>
      <path className="roof__pipe roof__pipe--edge" d={pipe} />
      <path className="roof__pipe" d={pipe} />
      <path className="roof__zinc" d={`M${x - 13} ${y - 4}h26l-4 14h-18z`} />
      <path className="roof__pipe roof__pipe--iron" d={end} />
      <path className="roof__iron" d={box(-51, top - 6, -21, top + 6)} />
      {collars.map((collar) => (
        <path
          key={collar}
          className="roof__iron"
          d={`${box(-49, collar - 4, -23, collar + 4)}M-23 ${collar}h12`}
        />
      ))}
    </g>
  );
}

interface WallProps extends At {
  /** Down to the ground. */
  height: number;
  /** Drawn small: without the grain of the plate. */
  plain?: boolean;
}

/** A wall in section, its render outside, and the plate on its head. */
export function Wall({ height, plain, ...at }: WallProps) {
  return (
    <g transform={place(at)}>
      <path className="roof__wall" d={box(-14, 22, 30, height)} />
      <path fill="url(#stones)" d={box(-14, 22, 30, height)} />
      <path className="roof__render" d={box(-19, 22, -14, height)} />
      <path className="roof__wood" d={box(-10, 0, 18, 22)} />
      {!plain && <path className="roof__grain" d="M-10 0l28 22M18 0l-28 22" />}
    </g>
  );
}

/** Insulation: a layer and its fibres. */
export function Wool({ d }: { d: string }) {
  return (
    <>
      <path className="roof__wool" d={d} />
      <path fill="url(#fibres)" d={d} />
    </>
  );
}

/** The fill patterns of walls and wool: once in each drawing. */
export function Fillings({ wool = false }: { wool?: boolean }) {
  return (
    <>
      <pattern id="stones" x="-14" y="22" width="44" height="52" patternUnits="userSpaceOnUse">
        <path className="roof__grain" d="M0 0h44M0 26h44M12 0v26M32 26v26" />
      </pattern>
      {wool && (
        <pattern id="fibres" width="16" height="14" patternUnits="userSpaceOnUse">
          <path className="roof__fibre" d="M0 7q4-11 8 0t8 0" />
        </pattern>
      )}
    </>
  );
}

interface MarkerProps {
  number: number;
  x: number;
  y: number;
  /** The end of its leader line, relative to the tile. */
  to?: [number, number];
  className?: string;
}

/** A numbered tile, and a leader line to what it names. */
export function Marker({ number, x, y, to, className }: MarkerProps) {
  return (
    <g className={className} transform={`translate(${x} ${y})`} data-order={number}>
      {to && (
        <>
          <path className="roof__leader" d={`M0 0L${to}`} />
          <circle className="roof__dot" cx={to[0]} cy={to[1]} r="4" />
        </>
      )}
      <g className="roof__marker">
        <path d="M-17-21h34v20a17 20 0 0 1-34 0z" />
        <text>{number}</text>
      </g>
    </g>
  );
}
