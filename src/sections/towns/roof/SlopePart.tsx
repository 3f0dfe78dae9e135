import { Wool } from '../../../components/RoofParts.tsx';
import { Courses } from './Courses.tsx';
import { batten, counter, overhang, rafter, type Slope, turn } from './slope.ts';

/** Draws a layer of a slope between two heights. */
type Layer = (from: number, to: number, start?: number) => string;

/** How far up a slope what lies at a height ends. */
type End = (above: number) => number;

/** A slope along its rafter: layers, battens and courses, each of which ends where it meets others. */
export function SlopePart(slope: Slope) {
  const { eaves = overhang, membrane, panels = 0, children } = slope;
  const end = endOf(slope);
  const layer: Layer = (from, to, start = -eaves) =>
    `M${start}-${from}H${end(from)}L${end(to)}-${to}H${start}z`;
  const base = rafter + panels;
  const deck = base + (membrane ? counter : 0);
  return (
    <g transform={turn(slope)}>
      <Carcass slope={slope} layer={layer} end={end} />
      {membrane && (
        <>
          <path className="roof__counter" d={layer(base, deck)} />
          <path className="roof__membrane" d={`M${-eaves}-${base}H${end(base)}`} />
        </>
      )}
      <Cover slope={slope} layer={layer} deck={deck} end={end} />
      {children}
    </g>
  );
}

/** Where a layer of a height ends: upright, or along the rafter that the slope is nailed on. */
function endOf({ length, pitch, plumb = true, nailed }: Slope): End {
  const tan = (angle: number) => Math.tan((angle * Math.PI) / 180);
  return (above) => {
    const until = nailed
      ? Math.min(length, above / tan(nailed))
      : length + (plumb ? above * tan(pitch) : 0);
    return Math.round(until * 10) / 10;
  };
}

/** The rafter, and the wool beside, below or on it. */
function Carcass({ slope, layer, end }: { slope: Slope; layer: Layer; end: End }) {
  const { pitch, eaves = overhang, panels = 0, lined = 0, between, cut, level, membrane } = slope;
  /** Straight below battens the wool leaves air; below a membrane it fills the rafters. */
  const full = membrane ? rafter : rafter - 4;
  const foot = -(slope.foot ?? eaves);
  const tan = Math.tan((pitch * Math.PI) / 180);
  const back = foot + Math.round((cut ? rafter * tan : 0) - (level ? rafter / tan : 0));
  return (
    <>
      <path className="roof__wood" d={`M${foot} 0H${end(0)}L${end(rafter)}-${rafter}H${back}z`} />
      {between && (
        <>
          {!membrane && (
            <path
              className="roof__room"
              d={`M20-${full}H${end(full)}L${end(rafter)}-${rafter}H20z`}
            />
          )}
          <Wool d={`M${20 + lined} ${lined}H${end(-lined)}L${end(full)}-${full}H20v${full}z`} />
        </>
      )}
      {panels > 0 && (
        <>
          <Wool d={layer(rafter + 1, rafter + panels - 1, 14 - eaves)} />
          {/* What keeps the panels from sliding, and carries the gutter. */}
          <path className="roof__wood" d={`M${-eaves}-${rafter + 1}h14v-${panels - 2}h-14z`} />
          <path className="roof__membrane" d={`M${-eaves}-${rafter}H${end(rafter)}`} />
        </>
      )}
    </>
  );
}

interface CoverProps {
  slope: Slope;
  layer: Layer;
  /** The height of what it lies on. */
  deck: number;
  end: End;
}

/** Tiles on battens, or slates or a sheet on boards. */
function Cover({ slope, layer, deck, end }: CoverProps) {
  const { covering, eaves = overhang, without, goesOn, screwed } = slope;
  const boards = <path className="roof__batten" d={layer(deck, deck + batten)} />;
  if (covering === 'slate')
    return (
      <>
        {boards}
        <Courses kind="slate" deck={deck} from={-eaves - 4} to={end(deck + 4)} />
      </>
    );
  if (covering === 'zinc' || covering === 'steel')
    return (
      <>
        {boards}
        <path
          className={covering === 'zinc' ? 'roof__zinc' : 'town-roof__steel'}
          d={layer(deck + batten, deck + batten + 6, -eaves - 8)}
        />
      </>
    );
  return (
    <Courses
      kind={covering}
      deck={deck}
      from={-eaves}
      to={end(deck + batten)}
      skip={without}
      doubled={covering === 'plain' && !goesOn}
      wedged={!goesOn}
      screwed={screwed}
    />
  );
}
