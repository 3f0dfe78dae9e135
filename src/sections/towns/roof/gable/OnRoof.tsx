import { box } from '../../../../components/RoofParts.tsx';
import { Hooks } from '../SmallParts.tsx';
import { onSlope, overhang } from '../slope.ts';
import { type Frame, lowestGuard } from './frame.ts';

/** What lies or hangs on the right side. */
export function OnRight({ right, above, pitch, has, y }: Frame) {
  const { x, length } = right;
  /** A second line that holds the snow is halfway. */
  const guards = [lowestGuard, Math.round(length * 0.48)];
  const [from, top] = [has('guard') ? lowestGuard : -overhang, Math.round(length * 0.86)];
  return (
    <>
      {(has('snow') || has('guard') || has('moss')) && (
        <g transform={`translate(${x} ${y})scale(-1 1)rotate(-${pitch})`}>
          {has('snow') && (
            <path
              className="town-roof__snow"
              d={`M${from}-${above}v-21q2-6 12-6H${top - 34}q20 2 34 27z`}
            />
          )}
          {has('guard') && (
            <path
              className="roof__bracket"
              d={guards
                .map((up) => `M${up}-${above - 4}v-28M${up - 14}-${above - 4}h14v-18`)
                .join('')}
            />
          )}
          {has('moss') && (
            <path
              className="town-roof__moss"
              d={[0.2, 0.34, 0.5, 0.56, 0.72]
                .map((part) => `M${Math.round(length * part)}-${above - 3}q3-11 10-9t8 10z`)
                .join('')}
            />
          )}
        </g>
      )}
      {has('cladding') && <Cladding x={x} y={y} />}
    </>
  );
}

/** Shingles on battens, the air behind them, and the strip of zinc below, over which it comes in. */
function Cladding({ x, y }: { x: number; y: number }) {
  const rows = [18, 28, 38, 48, 58];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="town-roof__air" d={box(9.5, 16, 13, 79)} />
      <path className="roof__batten" d={rows.map((row) => `M13 ${row}h3v5h-3z`).join('')} />
      <g className="town-roof__shingles">
        {rows.map((row) => (
          <path key={row} d={`M16 ${row}h2.4l4.6 20h-2.4z`} />
        ))}
      </g>
      <path className="roof__zinc" d="M9.5 79h2v5l14 3v4h-2v-2l-14-3z" />
    </g>
  );
}

/** What holds the tiles, what falls on them, and what drips below. */
export function OnLeft({ left, right, above, has }: Frame) {
  const { length } = left;
  return (
    <>
      {has('border') && <Hooks slope={left} above={above} at={[-30, -8, length - 16]} />}
      {has('field') && <Hooks slope={left} above={above} at={[length * 0.36, length * 0.58]} />}
      {has('ice') && (
        <path
          className="town-roof__ice"
          transform={`translate(${onSlope(right, -overhang - 6, above).join(' ')})`}
          d="M-26-10q14-12 30 0l3 28-5-9-3 26-5-24-4 14-3-16-6 8z"
        />
      )}
      {has('hail') && (
        <g className="town-roof__ice">
          {[0.6, 0.78, 0.3].map((part, index) => {
            const [x, y] = onSlope(left, length * part, above + 8 + index * 20);
            return <circle key={part} cx={x} cy={y} r="8" />;
          })}
        </g>
      )}
      {has('drops') && (
        <path
          className="town-roof__drops"
          d={[0.25, 0.4, 0.55, 0.7, 0.85]
            .map((part) => `M${onSlope(left, length * part, -6).join(' ')}v12`)
            .join('')}
        />
      )}
    </>
  );
}
