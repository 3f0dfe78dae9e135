import { box, Wool } from '../../../components/RoofParts.tsx';
import { Courses } from './Courses.tsx';
import { batten, counter, overhang, rafter, type Slope } from './slope.ts';

/** Draws a layer of a slope between two heights. */
type Layer = (from: number, to: number, start?: number) => string;

/** A slope along its rafter: layers, battens and courses, each of which ends where it meets others. */
export function SlopePart(slope: Slope) {
  const { x, y, mirrored, pitch, length, eaves = overhang, membrane, panels = 0, children } = slope;
  const lean = (slope.plumb ?? true) ? Math.tan((pitch * Math.PI) / 180) : 0;
  const end = (above: number) => Math.round((length + above * lean) * 10) / 10;
  const layer: Layer = (from, to, start = -eaves) =>
    `M${start}-${from}H${end(from)}L${end(to)}-${to}H${start}z`;
  const base = rafter + panels;
  const deck = base + (membrane ? counter : 0);
  return (
    <g transform={`translate(${x} ${y})${mirrored ? 'scale(-1 1)' : ''}rotate(-${pitch})`}>
      <Carcass slope={slope} layer={layer} />
      {membrane && (
        <>
          <path className="roof__counter" d={layer(base, deck)} />
          <path className="roof__membrane" d={`M${-5 - eaves}-${base}H${end(base)}`} />
        </>
      )}
      <Cover slope={slope} layer={layer} deck={deck} end={end} />
      {children}
    </g>
  );
}

/** The rafter, and the wool below or on it. */
function Carcass({ slope, layer }: { slope: Slope; layer: Layer }) {
  const { eaves = overhang, panels = 0, between } = slope;
  const base = rafter + panels;
  /** Where the rafter begins: higher, if there is wool under it. */
  const under = between ? panels : 0;
  return (
    <>
      <path className="roof__wood" d={layer(under, under + rafter, -(slope.foot ?? eaves))} />
      {under > 0 && <path className="roof__wood" d={box(-8, -under, 20, 0)} />}
      {between && <Wool d={layer(0, base, 20)} />}
      {panels > 0 && !between && <Wool d={layer(rafter, base, 6 - eaves)} />}
    </>
  );
}

interface CoverProps {
  slope: Slope;
  layer: Layer;
  /** The height of what it lies on. */
  deck: number;
  end: (above: number) => number;
}

/** Tiles on battens, or slates or a sheet on boards. */
function Cover({ slope, layer, deck, end }: CoverProps) {
  const { covering, eaves = overhang, without } = slope;
  const boards = <path className="roof__batten" d={layer(deck, deck + batten)} />;
  if (covering === 'slate')
    return (
      <>
        {boards}
        <Courses kind="slate" deck={deck} from={-eaves} to={end(deck + 4)} />
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
    <Courses kind={covering} deck={deck} from={-eaves} to={end(deck + batten)} skip={without} />
  );
}
