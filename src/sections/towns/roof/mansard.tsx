import { box, Wall } from '../../../components/RoofParts.tsx';
import type { Drawn, Wish } from './drawn.ts';
import { SlopePart } from './SlopePart.tsx';
import { SlopeGutter } from './SmallParts.tsx';
import { onSlope, type Slope, turn } from './slope.ts';

/** A roof after Mansart: the steep slate and the flat zinc to the street, tiles to the court. */
export function mansard({ has }: Wish): Drawn {
  const y = 150;
  const brisis: Slope = {
    x: 96,
    y,
    pitch: 73,
    length: 112,
    covering: 'slate',
    plumb: false,
    eaves: 6,
  };
  const terrace: Slope = { x: 130, y: 44, pitch: 20, length: 117, covering: 'zinc', eaves: 12 };
  const court: Slope = { x: 384, y, mirrored: true, pitch: 42, length: 194, covering: 'plain' };
  return {
    top: -48,
    bottom: 228,
    places: {
      terrace: [
        [190, 6],
        [-44, -30],
      ],
      brisis: [onSlope(brisis, 13, 21), [-46, -10]],
      dormer: [
        [88, 78],
        [-54, -28],
      ],
      gutter: [
        [58, 156],
        [-30, 42],
      ],
      other: [onSlope(court, 110, 20), [40, -34]],
    },
    body: (
      <>
        <path className="roof__room" d="M97 228V150L129 44 240 4 374 146V228z" />
        <Wall x={82} y={y} scale={0.5} height={156} plain />
        <Cornice />
        <g transform={`translate(384 ${y})scale(-1 1)`}>
          <Wall x={0} y={0} scale={0.5} height={156} plain />
        </g>
        <path className="roof__wood" d={`${box(80, 150, 386, 158)}${box(128, 44, 284, 52)}`} />
        <SlopePart {...brisis} />
        <Break slope={brisis} />
        <SlopePart {...terrace} />
        {has('dormer') && <Dormer />}
        <SlopePart {...court} />
        <path
          className="roof__zinc"
          d="M48 147h3v11h22v-11h3v14H48zM205-13L240-26l36 32-4 4-32-30-33 13z"
        />
        <SlopeGutter slope={court} />
      </>
    ),
  };
}

/** The stone on the head of the wall that juts out under the gutter and carries it. */
const Cornice = () => <path className="roof__wall" d="M97 161H45v6h4q1 8 12 9v5H97z" />;

/** A dormer seen from its side: its front above the wall, its sill, its cheek, the zinc along the slates, and its roof. */
function Dormer() {
  return (
    <>
      <path className="roof__batten" d="M80 115V58H99z" />
      <path className="roof__zinc" d="M76 124L98 57h5L81 124z" />
      <path className="roof__wood" d={`${box(76, 58, 82, 112)}${box(73, 111, 84, 115)}`} />
      <path className="roof__zinc" d="M66 54L106 46v6L70 60h-4z" />
    </>
  );
}

/** Where both slopes to the street meet: a roll of wood clad in zinc, and its apron over the slates. */
function Break({ slope }: { slope: Slope }) {
  const top = slope.length;
  const above = 26;
  return (
    <g transform={turn(slope)}>
      <path className="roof__zinc" d={`M${top}-${above}H${top - 27}l-2-3-2 2 2 4H${top}z`} />
      <circle className="roof__zinc" cx={top} cy={2 - above} r="8" />
      <circle className="roof__wood" cx={top} cy={2 - above} r="5" />
    </g>
  );
}
