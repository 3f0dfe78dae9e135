import './TownRoof.css';
import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { box, Fillings, Marker, Wall, Wool } from '../../components/RoofParts.tsx';
import type { Covering, RoofForm, RoofPart } from '../../content-model/schemas/roof-drawing.ts';

type Props = NonNullable<CollectionEntry<'towns'>['data']['problems']['drawing']>;

type Point = [x: number, y: number];

/** What a number points at, and the way from there to the number. */
type Places = Partial<Record<RoofPart, [at: Point, way: Point]>>;

interface Drawn {
  /** The top and the bottom of what is drawn. */
  top: number;
  bottom: number;
  places: Places;
  body: ReactNode;
}

interface Wish {
  covering: Covering;
  pitch: number;
  /** Whether a part is named, and so drawn. */
  has: (part: RoofPart) => boolean;
}

/** The roof that a text of a town speaks of, in section, and the names of its parts. */
export function TownRoof({ form, covering, pitch, label, parts }: Props) {
  const has = (wanted: RoofPart) => parts.some(({ part }) => part === wanted);
  const { top, bottom, places, body } = forms[form]({ covering, pitch, has });
  return (
    <figure className="town-roof">
      <svg
        className="roof-drawing"
        viewBox={`0 ${top} 480 ${bottom - top}`}
        role="img"
        aria-label={label}
      >
        <Fillings wool={has('wool') || has('sarking') || has('floor')} />
        {body}
        {parts.map(({ part, name }, index) => {
          const [[x, y], [right, down]] = places[part] ?? [
            [0, 0],
            [0, 0],
          ];
          return (
            <Marker
              key={name}
              number={index + 1}
              x={Math.round(x + right)}
              y={Math.round(y + down)}
              to={[-right, -down]}
            />
          );
        })}
      </svg>
      <ol className="roof-legend">
        {parts.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </figure>
  );
}

/** Courses of tiles: how far apart, how long and thick, and how much the next ones lift a tail. */
const tiles = {
  plain: { gauge: 21, length: 48, thick: 5, lift: 7, doubled: true },
  interlocking: { gauge: 44, length: 54, thick: 6, lift: 7 },
  concrete: { gauge: 44, length: 54, thick: 8, lift: 8 },
  slate: { gauge: 14, length: 32, thick: 2.5, lift: 4 },
};

/** How far a slope reaches over its wall. */
const overhang = 44;

/** The heights of layers: the rafter, the counter-batten on it, and the battens or boards. */
const [rafter, counter, batten] = [13, 5, 6];

interface Slope {
  /** The outer upper edge of the wall plate. */
  x: number;
  y: number;
  mirrored?: boolean;
  pitch: number;
  /** Along the slope, from the plate to where its lower side ends. */
  length: number;
  covering: Covering | 'slate';
  /** What is left of it, if it ends upright against a ridge or a wall. */
  plumb?: boolean;
  /** How far it reaches over its wall. */
  eaves?: number;
  /** How far its rafter does, if not as far. */
  foot?: number;
  membrane?: boolean;
  panels?: number;
  between?: boolean;
  /** The courses that are left out. */
  without?: number[];
  children?: ReactNode;
}

/** Turns the left side of a drawing into its right side. */
const mirror = 'translate(480)scale(-1 1)';

/** A point of a slope in the drawing: so far up, so far above its lower side. */
function onSlope({ x, y, mirrored = false, pitch }: Slope, up: number, above: number): Point {
  const [sin, cos] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const right = up * cos - above * sin;
  return [Math.round(x + (mirrored ? -right : right)), Math.round(y - up * sin - above * cos)];
}

/** A slope along its rafter: layers, battens and courses, each of which ends where it meets others. */
function SlopePart(slope: Slope) {
  const { x, y, mirrored, pitch, length, covering, eaves = overhang, membrane, panels = 0 } = slope;
  const foot = -(slope.foot ?? eaves);
  const { between, without = [], children, plumb = true } = slope;
  const lean = plumb ? Math.tan((pitch * Math.PI) / 180) : 0;
  const end = (above: number) => Math.round((length + above * lean) * 10) / 10;
  /** A layer between two heights. */
  const layer = (from: number, to: number, start = -eaves) =>
    `M${start}-${from}H${end(from)}L${end(to)}-${to}H${start}z`;
  const base = rafter + panels;
  /** Where the rafter begins: higher, if there is wool under it. */
  const under = between ? panels : 0;
  const deck = base + (membrane ? counter : 0);
  const isSheet = covering === 'zinc' || covering === 'steel';
  return (
    <g transform={`translate(${x} ${y})${mirrored ? 'scale(-1 1)' : ''}rotate(-${pitch})`}>
      <path className="roof__wood" d={layer(under, under + rafter, foot)} />
      {under > 0 && <path className="roof__wood" d={box(-8, -under, 20, 0)} />}
      {between && <Wool d={layer(0, base, 20)} />}
      {panels > 0 && !between && <Wool d={layer(rafter, base, 6 - eaves)} />}
      {membrane && (
        <>
          <path className="roof__counter" d={layer(base, deck)} />
          <path className="roof__membrane" d={`M${-5 - eaves}-${base}H${end(base)}`} />
        </>
      )}
      {isSheet || covering === 'slate' ? (
        <path className="roof__batten" d={layer(deck, deck + batten)} />
      ) : (
        <Courses
          {...tiles[covering]}
          kind={covering}
          deck={deck}
          from={-eaves}
          to={end(deck + batten)}
          skip={without}
        />
      )}
      {covering === 'slate' && (
        <Courses
          {...tiles.slate}
          kind="slate"
          deck={deck}
          from={-eaves}
          to={end(deck + 4)}
          skip={[]}
        />
      )}
      {isSheet && (
        <path
          className={covering === 'zinc' ? 'roof__zinc' : 'town-roof__steel'}
          d={layer(deck + batten, deck + batten + 6, -eaves - 8)}
        />
      )}
      {children}
    </g>
  );
}

interface CoursesProps {
  gauge: number;
  length: number;
  thick: number;
  lift: number;
  deck: number;
  from: number;
  to: number;
  skip: number[];
  kind: keyof typeof tiles;
  /** Its first course is doubled. */
  doubled?: boolean;
}

function Courses({
  gauge,
  length,
  thick,
  lift,
  doubled,
  deck,
  from,
  to,
  skip,
  kind,
}: CoursesProps) {
  const slate = kind === 'slate';
  const count = Math.floor((to - from - 4) / gauge) + 1;
  const starts = Array.from({ length: count }, (_, index) => from - 8 + index * gauge);
  const base = deck + batten;
  /** A tile, or the lower part of one that is cut at the ridge. */
  const tile = (start: number, part: number) => {
    const [long, low] = [Math.round(length * part), Math.round(lift * part * 10) / 10];
    const nib = slate || part < 1 ? '' : 'v4h2v-4';
    const back = nib ? long + 2 : long;
    return `M${start}-${base + lift}l${long} ${low}${nib}v-${thick}l-${back}-${low}z`;
  };
  return (
    <>
      {!slate && (
        <path
          className="roof__batten"
          d={starts
            .filter((start) => start + length < to)
            .map((start) => `M${start + length - 10}-${deck}v-${batten}h8v${batten}z`)
            .join('')}
        />
      )}
      <g className={`town-roof__${kind}`}>
        {doubled && <path d={`M${from - 8}-${base + lift - thick}l26 3v-${thick}l-26-3z`} />}
        {starts.map(
          (start, index) =>
            !skip.includes(index) && (
              <path key={start} d={tile(start, Math.min(1, (to - start) / length))} />
            ),
        )}
      </g>
    </>
  );
}

/** A gutter under the lowest tile, upright. */
function GutterPart({ at: [x, y], mirrored = false }: { at: Point; mirrored?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})scale(${mirrored ? -0.56 : 0.56} .56)`}>
      <path className="roof__zinc" d="M16-6L13 6a25 25 0 0 1-50 3z" />
      <circle className="roof__zinc" cx="-36" cy="9" r="4.5" />
    </g>
  );
}

/** The place of the ridge tile: its sides rest on the highest tiles. */
const ridgeAt = (summit: number, pitch: number) => Math.round(summit + rise(19, pitch) - 19);

/** The tile on the ridge, upright. */
const RidgePart = ({ x, y }: { x: number; y: number }) => (
  <path
    className="roof__ridge"
    transform={`translate(${x} ${y})`}
    d="M-19 17q-1-26 19-26t19 26l-5 2q-1-20-14-20t-14 20z"
  />
);

const gutterOf = (slope: Slope): Point =>
  onSlope(slope, -(slope.eaves ?? overhang) - 4, 8 + (slope.panels ?? 0));

/** How far up two slopes meet, from the plate. */
const rise = (half: number, pitch: number) => Math.round(half * Math.tan((pitch * Math.PI) / 180));
const along = (half: number, pitch: number) => half / Math.cos((pitch * Math.PI) / 180);

const walls = { left: 96, right: 384, half: 144 };

function gable({ covering, pitch, has }: Wish): Drawn {
  const isHigh = covering === 'plain' || covering === 'interlocking' || covering === 'concrete';
  const length = along(walls.half, pitch);
  const y = rise(walls.half, pitch);
  const panels = has('sarking') ? 22 : 0;
  const left: Slope = {
    x: walls.left,
    y,
    pitch,
    length,
    covering,
    panels,
    membrane: has('underlay'),
    between: has('wool') && !has('sarking'),
  };
  const right: Slope = { ...left, x: walls.right, mirrored: true };
  const [kickX, kickY] = onSlope(left, 26, 13);
  const kick: Slope = {
    ...left,
    x: kickX,
    y: kickY,
    pitch: pitch - 24,
    length: 8,
    eaves: 66,
    plumb: false,
  };
  const gutter = gutterOf(has('kick') ? kick : left);
  const above = panels + (isHigh ? 28 : 25) + (has('underlay') ? counter : 0);
  const stop = Math.round(length * 0.3);
  const summit = -above / Math.cos((pitch * Math.PI) / 180);
  const out = pitch > 40 ? 40 : 24;
  const bottom = Math.round(y + 78);
  const places: Places = {
    ridge: [
      [240, Math.round(summit)],
      [54, -10],
    ],
    tile: [onSlope(left, length * 0.62, above), [-out, -34]],
    other: [onSlope(right, length * 0.55, above), [out, -34]],
    batten: [onSlope(left, length * 0.38, 16 + panels), [-out - 12, -44]],
    underlay: [onSlope(right, length * 0.22, 15), [36, -52]],
    rafter: [onSlope(left, 8, 5), [62, -26]],
    kick: [onSlope(kick, -34, 7), [-30, 52]],
    purlin: [
      [walls.left + walls.half * 0.55, y - rise(walls.half * 0.55, pitch) + 12],
      [40, 34],
    ],
    truss: [
      [240, y * 0.55],
      [0, -y * 0.28],
    ],
    floor: [
      [320, y - 9],
      [0, 52],
    ],
    wool: [onSlope(right, length * 0.5, 6), [-52, 26]],
    sarking: [onSlope(left, length * 0.5, 24), [-out, -38]],
    gutter: [gutter, [-30, 28]],
    border: [onSlope(left, -overhang + 4, above), [-12, -46]],
    field: [onSlope(left, length * 0.5, above), [-out, -34]],
    moss: [onSlope(right, length * 0.62, above + 4), [out, -30]],
    hail: [onSlope(left, length * 0.6, above), [-out - 14, -38]],
    drops: [onSlope(left, length * 0.7, -14), [6, 46]],
    snow: [onSlope(right, length * 0.66, above + 16), [out, -26]],
    guard: [onSlope(right, length * 0.3, above + 10), [out + 14, -36]],
    ice: [onSlope(right, -overhang, above + 6), [14, -52]],
    cladding: [
      [walls.right + 8, y + 46],
      [44, 0],
    ],
  };
  return {
    top: Math.round(summit) - (has('ridge') ? 40 : 26),
    bottom,
    places,
    body: (
      <>
        <path
          className="roof__room"
          d={`M${walls.left} ${bottom}V${y}L240 0 ${walls.right} ${y}V${bottom}z`}
        />
        <path className="roof__wood" d={box(walls.left - 2, y, walls.right + 2, y + 8)} />
        {has('floor') && (
          <Wool
            d={`M112 ${y}l${Math.round(20 / Math.tan((pitch * Math.PI) / 180))}-20H${Math.round(368 - 20 / Math.tan((pitch * Math.PI) / 180))}L368 ${y}z`}
          />
        )}
        {has('truss') && (
          <path
            className="town-roof__truss"
            d={`M168 ${Math.round(y / 2)}L202 ${y} 240 6 278 ${y} 312 ${Math.round(y / 2)}`}
          />
        )}
        {has('purlin') && (
          <path
            className="roof__wood"
            d={`M165 ${rise(65, pitch) + 10}h20v26h-20zm130 0h20v26h-20z`}
          />
        )}
        <g id="pan">
          <Wall x={walls.left} y={y} scale={0.5} height={156} />
          <SlopePart {...left} {...(has('kick') && { eaves: -34, foot: 8 })} />
          {has('kick') && <SlopePart {...kick} />}
          <GutterPart at={gutter} />
        </g>
        {has('sarking') && has('wool') ? (
          <g transform={mirror}>
            <Wall x={walls.left} y={y} scale={0.5} height={156} />
            <SlopePart {...left} between />
            <GutterPart at={gutter} />
          </g>
        ) : (
          <use href="#pan" transform={mirror} />
        )}
        <g transform={`translate(${right.x} ${right.y})scale(-1 1)rotate(-${pitch})`}>
          {has('snow') && (
            <path
              className="town-roof__snow"
              d={`M${has('guard') ? stop : -overhang}-${above}v-24q4-8 14-8H${Math.round(length * 0.86)}q14 12 14 32z`}
            />
          )}
          {has('guard') && (
            <path
              className="roof__bracket"
              d={`M${stop}-${above - 4}v-28M${stop - 14}-${above - 4}h14v-18`}
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
        {has('cladding') && (
          <g className="town-roof__shingles" transform={`translate(${walls.right} ${y})`}>
            {[16, 26, 36, 46, 56, 66].map((row) => (
              <path key={row} d={`M12 ${row}h-3v18h7z`} />
            ))}
          </g>
        )}
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
              const [hx, hy] = onSlope(left, length * part, above + 8 + index * 20);
              return <circle key={part} cx={hx} cy={hy} r="8" />;
            })}
          </g>
        )}
        {has('drops') && (
          <path
            className="town-roof__drops"
            d={[0.25, 0.4, 0.55, 0.7, 0.85]
              .map((part) => {
                const [dx, dy] = onSlope(left, length * part, -6);
                return `M${dx} ${dy}v12`;
              })
              .join('')}
          />
        )}
        {isHigh ? (
          <RidgePart x={240} y={ridgeAt(summit, pitch)} />
        ) : (
          <path
            className="roof__zinc"
            transform={`translate(240 ${Math.round(summit) + 3})`}
            d={`M0-4L34 ${rise(34, pitch) - 4}v4L0 1-34 ${rise(34, pitch)}v-4z`}
          />
        )}
      </>
    ),
  };
}

/** Hooks or screws that hold tiles. */
const Hooks = ({ slope, above, at }: { slope: Slope; above: number; at: number[] }) => (
  <g className="town-roof__hooks">
    {at.map((up) => {
      const [x, y] = onSlope(slope, up, above - 5);
      return <circle key={up} cx={x} cy={y} r="5" />;
    })}
  </g>
);

function mansard(): Drawn {
  const y = 150;
  const brisis: Slope = {
    x: 96,
    y,
    pitch: 73,
    length: 112,
    covering: 'slate',
    plumb: false,
    eaves: 6,
  };
  const terrace: Slope = { x: 130, y: 44, pitch: 20, length: 117, covering: 'zinc', eaves: 12 };
  const court: Slope = { x: 384, y, mirrored: true, pitch: 45.5, length: 205, covering: 'plain' };
  return {
    top: -48,
    bottom: 228,
    places: {
      terrace: [
        [190, 6],
        [-44, -30],
      ],
      brisis: [
        [100, 76],
        [-52, -30],
      ],
      gutter: [
        [76, 162],
        [-36, 34],
      ],
      other: [onSlope(court, 110, 20), [40, -34]],
    },
    body: (
      <>
        <path className="roof__room" d="M106 228V146L136 44 240 4 374 146V228z" />
        <Wall x={96} y={y} scale={0.5} height={156} />
        <g transform={`translate(384 ${y})scale(-1 1)`}>
          <Wall x={0} y={0} scale={0.5} height={156} />
        </g>
        <path className="roof__wood" d={`${box(94, 150, 386, 158)}${box(128, 44, 284, 52)}`} />
        <SlopePart {...brisis} />
        <SlopePart {...terrace} />
        <SlopePart {...court} />
        <path
          className="roof__zinc"
          d="M68 152h20v8q-10 12-20 0zM240-22l32 30-4 4-28-26-28 10-2-5z"
        />
        <GutterPart at={gutterOf(court)} mirrored />
      </>
    ),
  };
}

function sheds({ covering, has }: Wish): Drawn {
  return {
    top: -18,
    bottom: 176,
    places: {
      glass: [
        [76, 50],
        [-48, -4],
      ],
      tile: [
        [262, 36],
        [38, -30],
      ],
      gutter: [
        [192, 96],
        [0, 50],
      ],
      overflow: [
        [456, 92],
        [-6, 50],
      ],
    },
    body: (
      <>
        <path className="roof__room" d="M70 176V90H446V176z" />
        <Wall x={62} y={90} scale={0.5} height={174} />
        <g transform="translate(454 90)scale(-1 1)">
          <Wall x={0} y={0} scale={0.5} height={174} />
        </g>
        <path className="roof__wood" d={box(58, 104, 458, 112)} />
        <g id="pan">
          <path className="roof__room" d="M74 90L88 20 182 90z" />
          <path className="town-roof__glass" d="M66 84L82 18l7 2L74 86z" />
          <SlopePart
            x={182}
            y={92}
            mirrored
            pitch={36}
            length={118}
            covering={covering}
            eaves={2}
          />
          <path
            className="roof__zinc"
            d="M74 14l12-10 16 10-3 4-13-8-9 8zM48 84h3v16h18v-16h3v20H48z"
          />
        </g>
        <use href="#pan" x="132" />
        <use href="#pan" x="264" />
        {has('overflow') && <path className="roof__zinc" d="M444 84h3v12h24v4h-27z" />}
      </>
    ),
  };
}

function valley({ covering, pitch, has }: Wish): Drawn {
  const length = along(128, pitch);
  const y = rise(128, pitch);
  const slope: Slope = { x: 232, y, mirrored: true, pitch, length, covering, eaves: -20 };
  const summit = Math.round(-28 / Math.cos((pitch * Math.PI) / 180));
  const far = rise(100, pitch);
  /** The outer slopes begin at the edges of the drawing. */
  const back = -Math.round(along(48, pitch));
  return {
    top: summit - 14,
    bottom: y + 84,
    places: {
      valley: [
        [240, y - 12],
        [0, -64],
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
        <path className="roof__wall" d={box(228, y + 8, 252, y + 84)} />
        <g transform={`translate(242 ${y - 3})`}>
          <path fill="url(#stones)" d={box(-14, 22, 10, 87)} />
        </g>
        <path className="roof__wood" d={box(0, y + 4, 480, y + 12)} />
        {has('floor') && <Wool d={box(0, y - 12, 206, y + 4)} />}
        <path className="roof__zinc" d={`M204 ${y - 46}l-3 4 30 42h18l30-42-3-4-30 41h-12z`} />
        <g id="pan">
          <SlopePart {...slope} />
          <SlopePart {...slope} x={-24} mirrored={false} eaves={back} />
          <RidgePart x={104} y={ridgeAt(summit, pitch)} />
        </g>
        <use href="#pan" transform={mirror} />
      </>
    ),
  };
}

function lean({ covering, pitch, has }: Wish): Drawn {
  const run = 190;
  const length = along(run, pitch);
  const y = 96 + rise(run, pitch);
  const slope: Slope = {
    x: 366,
    y,
    mirrored: true,
    pitch,
    length,
    covering,
    membrane: has('underlay'),
  };
  const above = has('underlay') ? 33 : 28;
  const meets = Math.round(96 - above / Math.cos((pitch * Math.PI) / 180));
  return {
    top: has('upper') ? -84 : -20,
    bottom: y + 70,
    places: {
      flashing: [
        [182, meets - 12],
        [44, -28],
      ],
      wall: [
        [150, y - 20],
        [-48, 0],
      ],
      upper: [
        [204, 0],
        [46, -24],
      ],
      tile: [onSlope(slope, length * 0.55, above), [34, -36]],
      underlay: [onSlope(slope, length * 0.25, 15), [44, -46]],
      gutter: [gutterOf(slope), [0, 46]],
    },
    body: (
      <>
        <path
          className="roof__room"
          d={`M60 ${y + 70}V10H140V${y + 70}zM176 ${y + 70}V96L366 ${y}V${y + 70}z`}
        />
        <path className="roof__wall" d={box(140, has('upper') ? 10 : -14, 176, y + 70)} />
        <g transform="translate(154 -12)scale(.82 1)">
          <path fill="url(#stones)" d={box(-14, 22, 26, y + 86)} />
        </g>
        <g transform={`translate(366 ${y})scale(-1 1)`}>
          <Wall x={0} y={0} scale={0.5} height={140} />
        </g>
        {has('upper') && (
          <>
            <SlopePart
              x={176}
              y={10}
              mirrored
              pitch={pitch}
              length={120}
              covering={covering}
              plumb={false}
            />
            <path className="town-roof__drops" d="M229 34v10M229 54v10M229 74v10" />
          </>
        )}
        <SlopePart {...slope} />
        {has('flashing') && (
          <path
            className="roof__zinc"
            d={`M168 ${meets - 16}h10v18l30 ${rise(30, pitch)}-3 4-31-${rise(30, pitch) - 1}v-18h-6z`}
          />
        )}
        <GutterPart at={gutterOf(slope)} mirrored />
      </>
    ),
  };
}

function halves({ covering }: Wish): Drawn {
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

function edge({ covering, pitch, has }: Wish): Drawn {
  const plain = covering === 'plain';
  const slope: Slope = {
    x: 62,
    y: 64,
    pitch: 0,
    length: plain ? 138 : 176,
    covering,
    plumb: false,
    eaves: 46,
  };
  const scale = 1.75;
  const turn = (up: number, above: number): Point => {
    const [x, y] = onSlope({ ...slope, x: 0, y: 0, pitch }, up, above);
    return [Math.round(130 + x * scale), Math.round(250 + y * scale)];
  };
  const row = plain ? 21 : 44;
  const tail = (index: number) => -54 + index * row;
  const missing = has('gap') ? [2] : [];
  return {
    top: Math.round(250 - slope.length * scale * Math.sin((pitch * Math.PI) / 180) - 62),
    bottom: 330,
    places: {
      tile: [turn(tail(plain ? 4 : 3) + 10, plain ? 29 : 34), [-42, -46]],
      nib: [turn(tail(5) + 47, 16), [52, 44]],
      under: [turn(tail(2) + 16, 22), [100, 44]],
      batten: [turn(tail(1) + (plain ? 42 : 48), 16), [60, 66]],
      gap: [turn(tail(2) + 22, 20), [-40, -64]],
      moss: [turn(tail(0) + 14, 36), [-14, -60]],
      gutter: [turn(-58, 6), [10, 60]],
    },
    body: (
      <>
        <Wall x={130} y={250} scale={1.25} height={70} />
        <g transform={`translate(130 250)rotate(-${pitch})scale(${scale})`}>
          <SlopePart {...slope} x={0} y={0} without={missing}>
            {has('moss') && (
              <path
                className="town-roof__moss"
                d="M-52-34q4-12 12-9t10 11zM-12-32q3-9 8-8t10 9zM84-33q3-8 8-7t8 8z"
              />
            )}
          </SlopePart>
        </g>
        <GutterPart at={turn(-50, 4)} />
      </>
    ),
  };
}

const forms: Record<RoofForm, (wish: Wish) => Drawn> = {
  gable,
  mansard,
  sheds,
  valley,
  lean,
  halves,
  edge,
};
