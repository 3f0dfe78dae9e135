import { box, Wool } from '../../../components/RoofParts.tsx';
import type { Drawn, Wish } from './drawn.ts';

/** Two halves of one roof across their slope: one is insulated from above, and so higher. */
export function halves({ covering }: Wish): Drawn {
  const wave = (x: number, y: number, count: number) =>
    `M${x} ${y}${'q6-12 12 0t12 0'.repeat(count)}v5${'q-6 12-12 0t-12 0'.repeat(count)}z`;
  return {
    top: -28,
    bottom: 190,
    places: {
      joint: [
        [232, 62],
        [-40, -52],
      ],
      wall: [
        [240, 160],
        [58, 4],
      ],
      sarking: [
        [372, 62],
        [40, -60],
      ],
      tile: [
        [92, 72],
        [-24, -52],
      ],
    },
    body: (
      <>
        <path className="roof__room" d="M0 190V96H480V190z" />
        <path className="roof__wall" d="M224 92h20v98h-20z" />
        <path
          className="roof__wood"
          d={[12, 92, 172, 276, 356, 436].map((x) => `M${x} 86h24v40h-24z`).join('')}
        />
        <Wool d="M246 46H480V86H246z" />
        <path className="roof__batten" d={`${box(0, 78, 222, 86)}${box(246, 38, 480, 46)}`} />
        <g className={`town-roof__${covering}`}>
          <path d={wave(0, 72, 8)} />
          <path d={wave(264, 32, 9)} />
        </g>
        <path
          className="roof__zinc"
          d="M196 66l4-3 12 16h22V36q0-8 8-8h24v4h-22q-4 0-4 5v46h-30z"
        />
      </>
    ),
  };
}
