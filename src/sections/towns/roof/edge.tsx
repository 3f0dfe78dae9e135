import { Wall } from '../../../components/RoofParts.tsx';
import type { Drawn, Point, Wish } from './drawn.ts';
import { SlopePart } from './SlopePart.tsx';
import { GutterPart } from './SmallParts.tsx';
import { onSlope, type Slope } from './slope.ts';

/** The edge of a roof seen closely. */
export function edge({ covering, pitch, has }: Wish): Drawn {
  const plain = covering === 'plain';
  const slope: Slope = {
    x: 62,
    y: 64,
    pitch: 0,
    length: plain ? 138 : 176,
    covering,
    plumb: false,
    eaves: 46,
  };
  const scale = 1.75;
  const turn = (up: number, above: number): Point => {
    const [x, y] = onSlope({ ...slope, x: 0, y: 0, pitch }, up, above);
    return [Math.round(130 + x * scale), Math.round(250 + y * scale)];
  };
  const row = plain ? 21 : 44;
  const tail = (index: number) => -54 + index * row;
  const missing = has('gap') ? [2] : [];
  return {
    top: Math.round(250 - slope.length * scale * Math.sin((pitch * Math.PI) / 180) - 62),
    bottom: 330,
    places: {
      tile: [turn(tail(plain ? 4 : 3) + 10, plain ? 29 : 34), [-42, -46]],
      nib: [turn(tail(5) + 47, 16), [52, 44]],
      under: [turn(tail(2) + 16, 22), [100, 44]],
      batten: [turn(tail(1) + (plain ? 42 : 48), 16), [60, 66]],
      gap: [turn(tail(2) + 22, 20), [-40, -64]],
      moss: [turn(tail(0) + 14, 36), [-14, -60]],
      gutter: [turn(-58, 6), [10, 60]],
    },
    body: (
      <>
        <Wall x={130} y={250} scale={1.25} height={70} />
        <g transform={`translate(130 250)rotate(-${pitch})scale(${scale})`}>
          <SlopePart {...slope} x={0} y={0} without={missing}>
            {has('moss') && (
              <path
                className="town-roof__moss"
                d="M-52-34q4-12 12-9t10 11zM-12-32q3-9 8-8t10 9zM84-33q3-8 8-7t8 8z"
              />
            )}
          </SlopePart>
        </g>
        <GutterPart at={turn(-50, 4)} />
      </>
    ),
  };
}
