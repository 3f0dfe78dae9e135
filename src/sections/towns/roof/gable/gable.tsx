import { box, Wall } from '../../../../components/RoofParts.tsx';
import { type Drawn, mirror, type Wish } from '../drawn.ts';
import { SlopePart } from '../SlopePart.tsx';
import { Needles, RidgePart, ridgeAt, SlopeGutter } from '../SmallParts.tsx';
import { rise, type Slope, upright } from '../slope.ts';
import { type Frame, frameOf, walls } from './frame.ts';
import { Inside } from './Inside.tsx';
import { OnLeft, OnRight } from './OnRoof.tsx';
import { placesOf } from './places.ts';

/** A roof with two sides, and what is named of it, in it and on it. */
export function gable(wish: Wish): Drawn {
  const frame = frameOf(wish);
  return {
    top: Math.round(frame.summit) - (frame.has('ridge') ? 40 : 26),
    bottom: frame.bottom,
    places: placesOf(frame),
    body: (
      <>
        <Inside {...frame} />
        <Sides {...frame} />
        <OnRight {...frame} />
        <OnLeft {...frame} />
        <Ridge {...frame} />
      </>
    ),
  };
}

/** Both sides on their walls: equal, if they are not insulated in two ways. */
function Sides({ left, right, kick, gutter, y, has }: Frame) {
  const wall = has('kick') ? (
    <OldWall kick={kick} y={y} />
  ) : (
    <Wall x={walls.left} y={y} scale={0.5} height={196} plain />
  );
  return (
    <>
      <g id="pan">
        {wall}
        <SlopePart
          {...left}
          {...(has('kick') && { eaves: -58, foot: 0, level: true, goesOn: true })}
        />
        {has('kick') && <SlopePart {...kick} />}
        <SlopeGutter slope={has('kick') ? kick : left} />
        {has('needles') && <Needles at={gutter} />}
      </g>
      {has('sarking') && has('wool') ? (
        <>
          <g transform={mirror}>{wall}</g>
          <SlopePart {...right} />
          <SlopeGutter slope={right} />
        </>
      ) : (
        <use href="#pan" transform={mirror} />
      )}
    </>
  );
}

/**
 * A thick wall: the rafters stand on its plate, their feet walled in; a second plate at its edge
 * carries the foot of the slope.
 */
function OldWall({ kick, y }: { kick: Slope; y: number }) {
  /** The lower side of the foot, so far left of the rafters' feet. */
  const under = (out: number) => rise(kick.x - walls.left + out, kick.pitch) + kick.y - y;
  return (
    <g transform={`translate(${walls.left} ${y})`}>
      <path className="roof__wall" d={`M-36 98V0h16V${under(20)}L0 ${under(0)}V-10H15V98z`} />
      <path
        fill="url(#stones)"
        transform="translate(-29-11)scale(.5)"
        d="M-14 22H18V-6H58V2H88V218H-14z"
      />
      <path className="roof__render" d={box(-38.5, 0, -36, 98)} />
      <path
        className="roof__wood"
        d={`${box(-19, 0, 2, 11)}M-33 0V${under(33)}L-20 ${under(20)}V0z`}
      />
    </g>
  );
}

/** The tile on the ridge, or the sheet. */
function Ridge({ summit, pitch, covering, tiled, left, right }: Frame) {
  const step = upright((left.panels ?? 0) - (right.panels ?? 0), pitch);
  return tiled ? (
    <>
      {step > 0 && <Step top={ridgeAt(summit, pitch)} height={step} pitch={pitch} />}
      <RidgePart
        x={240}
        y={ridgeAt(summit, pitch)}
        pitch={pitch}
        concrete={covering === 'concrete'}
        lath={left.membrane && !step}
        step={step > 0}
      />
    </>
  ) : (
    <path
      className="roof__zinc"
      transform={`translate(240 ${Math.round(summit) + 3})`}
      d={`M0-4L34 ${rise(34, pitch) - 4}v4L0 1-34 ${rise(34, pitch)}v-4z`}
    />
  );
}

/** The zinc from under the ridge tile down on the lower side. */
function Step({ top, height, pitch }: { top: number; height: number; pitch: number }) {
  const foot = Math.round(top + 18 + height);
  const out = rise(26, pitch);
  return (
    <path
      className="roof__zinc"
      d={`M240 ${top}h14V${foot - 2}l26 ${out}-3 4-27-${out}V${top + 6}h-10z`}
    />
  );
}
