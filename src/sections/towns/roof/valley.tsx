import { box, Wool } from '../../../components/RoofParts.tsx';
import { type Drawn, mirror, type Wish } from './drawn.ts';
import { SlopePart } from './SlopePart.tsx';
import { RidgePart, ridgeAt } from './SmallParts.tsx';
import { along, onSlope, rise, type Slope } from './slope.ts';

/** Two houses side by side, and the gutter of zinc over the wall between them. */
export function valley({ covering, pitch, has }: Wish): Drawn {
  const length = along(128, pitch);
  const y = rise(128, pitch);
  const slope: Slope = {
    x: 232,
    y,
    mirrored: true,
    pitch,
    length,
    covering,
    eaves: -52,
    foot: -3,
  };
  const summit = Math.round(-28 / Math.cos((pitch * Math.PI) / 180));
  const far = rise(100, pitch);
  /** The outer slopes begin at the edges of the drawing. */
  const [back, edge] = [-Math.round(along(48, pitch)), -Math.round(along(24, pitch))];
  /** The edges of the zinc, which lies on the rafters. */
  const up = y - 34 - rise(20, pitch);
  return {
    top: summit - 14,
    bottom: y + 84,
    places: {
      valley: [
        [240, y - 32],
        [0, -58],
      ],
      wall: [
        [240, y + 50],
        [58, 6],
      ],
      tile: [onSlope(slope, length * 0.6, 28), [26, -40]],
      floor: [
        [120, y - 6],
        [0, -42],
      ],
    },
    body: (
      <>
        <path
          className="roof__room"
          d={`M0 ${y + 84}V${far}L104 0 240 ${y} 376 0 480 ${far}V${y + 84}z`}
        />
        <path
          className="roof__wood"
          d={`${box(0, y + 4, 228, y + 12)}${box(252, y + 4, 480, y + 12)}`}
        />
        <path className="roof__wall" d={box(228, y - 2, 252, y + 84)} />
        <g transform={`translate(242 ${y - 3})`}>
          <path fill="url(#stones)" d={box(-14, 1, 10, 87)} />
        </g>
        {has('floor') && <Wool d={box(0, y - 12, 206, y + 4)} />}
        <path className="roof__wood" d={box(230, y - 10, 250, y - 2)} />
        <g id="pan">
          <SlopePart {...slope} />
          <SlopePart {...slope} x={-24} mirrored={false} eaves={back} foot={edge} cut />
          <RidgePart x={104} y={ridgeAt(summit, pitch)} pitch={pitch} />
        </g>
        <use href="#pan" transform={mirror} />
        <path className="roof__wood" d={`M222 ${y - 29}H258L240 ${y - 9}z`} />
        <path
          className="roof__zinc"
          d={`M202 ${up}L222 ${y - 34}H258L278 ${up}l3 3L260 ${y - 29}H220L199 ${up + 3}z`}
        />
      </>
    ),
  };
}
