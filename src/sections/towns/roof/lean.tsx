import { box, Wall } from '../../../components/RoofParts.tsx';
import type { Drawn, Wish } from './drawn.ts';
import { SlopePart } from './SlopePart.tsx';
import { SlopeGutter } from './SmallParts.tsx';
import { along, gutterOf, onSlope, rise, type Slope } from './slope.ts';

/** A roof against a higher wall, which another roof may reach over. */
export function lean({ covering, pitch, has }: Wish): Drawn {
  const run = 190;
  const length = along(run, pitch);
  const y = 96 + rise(run, pitch);
  const slope: Slope = {
    x: 366,
    y,
    mirrored: true,
    pitch,
    length,
    covering,
    membrane: has('underlay'),
  };
  const above = has('underlay') ? 33 : 28;
  const meets = Math.round(96 - above / Math.cos((pitch * Math.PI) / 180));
  return {
    top: has('upper') ? -104 : -20,
    bottom: y + 88,
    places: {
      flashing: [
        [182, meets - 12],
        [44, -28],
      ],
      wall: [
        [150, y - 20],
        [-48, 0],
      ],
      upper: [
        [204, 0],
        [46, -24],
      ],
      tile: [onSlope(slope, length * 0.55, above), [34, -36]],
      underlay: [onSlope(slope, length * 0.25, 15), [44, -46]],
      gutter: [gutterOf(slope), [0, 46]],
    },
    body: (
      <>
        <path
          className="roof__room"
          d={`M60 ${y + 88}V10H140V${y + 88}zM176 ${y + 88}V96L366 ${y}V${y + 88}z`}
        />
        <path className="roof__wall" d={box(140, has('upper') ? 10 : -14, 176, y + 88)} />
        <g transform="translate(154 -12)scale(.82 1)">
          <path fill="url(#stones)" d={box(-14, 22, 26, y + 100)} />
        </g>
        <g transform={`translate(366 ${y})scale(-1 1)`}>
          <Wall x={0} y={0} scale={0.5} height={176} />
        </g>
        {has('upper') && (
          <>
            <SlopePart
              x={176}
              y={10}
              mirrored
              pitch={pitch}
              length={120}
              covering={covering}
              plumb={false}
            />
            <path className="town-roof__drops" d="M229 34v10M229 54v10M229 74v10" />
          </>
        )}
        <SlopePart {...slope} />
        <path
          className="roof__zinc"
          d={`M168 ${meets - 16}h10v18l30 ${rise(30, pitch)}-3 4-31-${rise(30, pitch) - 1}v-18h-6z`}
        />
        <SlopeGutter slope={slope} />
      </>
    ),
  };
}
