import { Wall } from '../../../../components/RoofParts.tsx';
import { type Drawn, mirror, type Wish } from '../drawn.ts';
import { SlopePart } from '../SlopePart.tsx';
import { GutterPart, RidgePart, ridgeAt } from '../SmallParts.tsx';
import { rise } from '../slope.ts';
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
function Sides({ left, kick, gutter, y, has }: Frame) {
  const wall = <Wall x={walls.left} y={y} scale={0.5} height={156} />;
  return (
    <>
      <g id="pan">
        {wall}
        <SlopePart {...left} {...(has('kick') && { eaves: -34, foot: 8 })} />
        {has('kick') && <SlopePart {...kick} />}
        <GutterPart at={gutter} />
      </g>
      {has('sarking') && has('wool') ? (
        <g transform={mirror}>
          {wall}
          <SlopePart {...left} between />
          <GutterPart at={gutter} />
        </g>
      ) : (
        <use href="#pan" transform={mirror} />
      )}
    </>
  );
}

/** The tile on the ridge, or the sheet. */
function Ridge({ summit, pitch, tiled }: Frame) {
  return tiled ? (
    <RidgePart x={240} y={ridgeAt(summit, pitch)} />
  ) : (
    <path
      className="roof__zinc"
      transform={`translate(240 ${Math.round(summit) + 3})`}
      d={`M0-4L34 ${rise(34, pitch) - 4}v4L0 1-34 ${rise(34, pitch)}v-4z`}
    />
  );
}
