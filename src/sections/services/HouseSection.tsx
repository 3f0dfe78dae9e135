import type { ReactNode } from 'react';
import {
  box,
  Downpipe,
  Fillings,
  Marker,
  RidgeTile,
  Roof,
  Wall,
  Wool,
} from '../../components/RoofParts.tsx';

const left = { x: 92, y: 232, scale: 0.5 };
const right = { ...left, x: 388, mirrored: true };
const height = 376;

/** Both slopes are raised by the thickness of the panels on the left one. */
const slope = { length: 680, courses: 14, ridge: 'slope', raised: 30 };

/** The place of each number, and the end of its leader line. */
const marks: [x: number, y: number, to: [number, number]][] = [
  [312, 286, [0, -60]],
  [266, 172, [42, -28]],
  [446, 330, [-42, 0]],
  [200, 172, [-41, -35]],
  [150, 376, [0, -47]],
];

/** A house in cross-section: where the insulation in the list beside it is laid. */
export function HouseSection({ label }: { label: string }) {
  return (
    <svg className="house-section roof-drawing" viewBox="0 0 480 440" role="img" aria-label={label}>
      <defs>
        <Fillings wool />
        {/* Cuts a slope off at the line under the ridge. */}
        <clipPath id="slope">
          <path d="M-200-200H618.6L318.6 100H-200z" />
        </clipPath>
      </defs>
      <path className="roof__room" d={box(106, 246, 374, 420)} />
      {[262, 352].map((y) => (
        <path
          key={y}
          className="roof__window"
          d={`M216 ${y}h48v44h-48zM240 ${y}v44M210 ${y + 44}h60`}
        />
      ))}
      <Wall {...left} height={height} />
      <Wall {...right} height={height} />
      <path
        className="roof__wood"
        d={box(98, 236, 382, 246) + box(106, 318, 374, 322) + box(106, 336, 374, 341)}
      />
      <Layer place={1}>
        <Wool d="M112 236l34-34H334l34 34z" />
      </Layer>
      <Layer place={5}>
        <Wool d={box(106, 322, 374, 336)} />
      </Layer>
      <path className="roof__render" d={box(413, 258, 416, 410)} />
      <Roof
        {...left}
        {...slope}
        under={
          <>
            <path className="roof__wood" d={box(-78, -48, -54, -18)} />
            <Layer place={4}>
              <Wool d={box(-54, -48, slope.length, -30)} />
            </Layer>
            <path className="roof__wood" d={box(-54, -21, slope.length, -18)} />
            <path className="roof__membrane" d={`M-54-25.5H${slope.length}`} />
          </>
        }
      />
      <Roof
        {...right}
        {...slope}
        under={
          <>
            <path className="roof__wood" d={box(-78, -48, slope.length, 8)} />
            <Layer place={2}>
              <Wool d={box(16, -42, slope.length, 22)} />
            </Layer>
            <path className="roof__membrane" d={`M16 25H${slope.length}`} />
          </>
        }
      />
      {/* Between the tails of the rafters, up to the layer in the roof. */}
      <Layer place={3}>
        <Wool d="M395 410V243H393V232H376.7L397.2 211.5 413 227.3V410z" />
      </Layer>
      <RidgeTile x={240} y={34} scale={0.5} />
      <Downpipe {...left} height={height} raised={slope.raised} collars={[180, 232]} />
      <path className="roof__ground" d="M0 420H480" />
      {marks.map(([x, y, to], index) => (
        <Layer key={y + x} place={index + 1}>
          <Marker number={index + 1} x={x} y={y} to={to} />
        </Layer>
      ))}
    </svg>
  );
}

/** A part that its row of the list highlights. */
function Layer({ place, children }: { place: number; children: ReactNode }) {
  return <g className={`house-section__place house-section__place--${place}`}>{children}</g>;
}
