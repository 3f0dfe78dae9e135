import { box, Wool } from '../../../../components/RoofParts.tsx';
import { rise } from '../slope.ts';
import { type Frame, walls } from './frame.ts';

/** The room under a roof with two sides, and its timber. */
export function Inside({ pitch, has, y, bottom }: Frame) {
  const half = Math.round(y / 2);
  return (
    <>
      <path
        className="roof__room"
        d={`M${walls.left} ${bottom}V${y}L240 0 ${walls.right} ${y}V${bottom}z`}
      />
      <path className="roof__wood" d={box(walls.left - 2, y, walls.right + 2, y + 8)} />
      {has('floor') && <Floor y={y} pitch={pitch} />}
      {has('truss') && (
        <path className="town-roof__truss" d={`M168 ${half}L202 ${y} 240 6 278 ${y} 312 ${half}`} />
      )}
      {has('purlin') && (
        <path className="roof__wood" d={`M165 ${rise(55, pitch)}h20v34h-20zm130 0h20v34h-20z`} />
      )}
    </>
  );
}

/** Wool on the floor, cut by the slopes. */
function Floor({ y, pitch }: { y: number; pitch: number }) {
  const cut = 20 / Math.tan((pitch * Math.PI) / 180);
  return <Wool d={`M112 ${y}l${Math.round(cut)}-20H${Math.round(368 - cut)}L368 ${y}z`} />;
}
