import { box, Wool } from '../../../components/RoofParts.tsx';
import type { Drawn, Wish } from './drawn.ts';

/** Two halves of one roof across their slope: one is insulated from above, and so higher. */
export function halves({ covering }: Wish): Drawn {
  const wave = (x: number, y: number, count: number) =>
    `M${x} ${y}${'q6-12 12 0t12 0'.repeat(count)}v5${'q-6 12-12 0t-12 0'.repeat(count)}z`;
  const rafters = [12, 92, 172, 276, 356, 436];
  return {
    top: -40,
    bottom: 198,
    places: {
      joint: [
        [227, 83],
        [-30, -68],
      ],
      wall: [
        [240, 160],
        [58, 4],
      ],
      sarking: [
        [372, 66],
        [40, -76],
      ],
      tile: [
        [92, 66],
        [-24, -52],
      ],
    },
    body: (
      <>
        <path className="roof__room" d="M0 190V96H480V190z" />
        <path className="roof__wall" d="M224 92h20v98h-20z" />
        <path className="roof__wood" d={rafters.map((x) => `M${x} 86h24v40h-24z`).join('')} />
        <path className="roof__break" d="M206 190h20l5-6 6 12 5-6h20" />
        <Wool d="M246 47H480V85H246z" />
        <path className="roof__membrane" d="M246 86H480M246 46H480" />
        <path
          className="roof__counter"
          d={`${box(242, 38, 274, 46)}${rafters
            .slice(3)
            .map((x) => `M${x} 38h24v8h-24z`)
            .join('')}`}
        />
        <path
          className="roof__batten"
          d={`${box(0, 78, 192, 86)}${box(276, 30, 480, 38)}${box(197, 86, 240, 92)}`}
        />
        <path className="roof__zinc" d="M196 72h6v3h-3v8h37V34h34V25h-6v-3h9v16H240v49H196z" />
        <g className={`town-roof__${covering}`}>
          <path d={wave(0, 67, 9)} />
          <path d={wave(240, 19, 10)} />
        </g>
      </>
    ),
  };
}
