import { box, Wall } from '../../../components/RoofParts.tsx';
import type { Drawn, Point, Wish } from './drawn.ts';
import { SlopePart } from './SlopePart.tsx';
import { GutterPart } from './SmallParts.tsx';
import { gutterOf, onSlope, type Slope } from './slope.ts';
import { reach } from './tiles.ts';

/** How much larger it is than other drawings. */
const scale = 2.1;

/** The edge of a roof seen closely: what goes on beyond the drawing ends at a broken line. */
export function edge({ covering, pitch, has }: Wish): Drawn {
  const plain = covering === 'plain';
  const end = plain ? 140 : 130;
  const slope: Slope = { x: 0, y: 0, pitch, length: end, covering, plumb: false };
  const [x, y] = [176, 250];
  const place = ([right, down]: Point): Point => [
    Math.round(x + right * scale),
    Math.round(y + down * scale),
  ];
  const turn = (up: number, above: number) => place(onSlope(slope, up, above));
  const gutter = place(gutterOf(slope));
  const row = plain ? 21 : 44;
  const tail = (index: number) => -44 - reach + index * row;
  const bottom = y + 130;
  return {
    top: turn(end, 52)[1],
    bottom: bottom + 10,
    places: {
      tile: [turn(tail(plain ? 4 : 3) + 10, 29), [-42, -46]],
      nib: [turn(tail(5) + 47, 16), [58, 50]],
      under: [turn(tail(2) + 18, 24), [110, 66]],
      batten: [turn(tail(plain ? 2 : 1) + (plain ? 42 : 48), 16), [64, 76]],
      gap: [turn(tail(2) + 22, 20), [-40, -74]],
      moss: [turn(tail(0) + 14, 32), [-14, -60]],
      gutter: [gutter, [10, 60]],
    },
    body: (
      <>
        <path className="roof__wood" d={box(x, y + 8, 464, y + 30)} />
        <Wall x={x} y={y} scale={2} height={65} />
        <g transform={`translate(${x} ${y})scale(${scale})`}>
          <SlopePart {...slope} without={has('gap') ? [2] : []}>
            {has('moss') && (
              <path
                className="town-roof__moss"
                d="M-42-28q4-12 12-9t10 11zM-2-28q3-9 8-8t10 9zM94-27q3-8 8-7t8 8z"
              />
            )}
            <path className="roof__break" d={`M${end + 2} 6V-12l4-3-8-6 4-3v-24`} />
          </SlopePart>
        </g>
        <path
          className="roof__break"
          d={`M464 ${y - 12}v22l6 4-12 8 6 4v22M${x - 54} ${bottom}h50l8 8 10-16 8 8h56`}
        />
        <GutterPart at={gutter} scale={scale * 0.56} />
      </>
    ),
  };
}
