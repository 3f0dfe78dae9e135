import { batten } from './slope.ts';
import { reach, tiles } from './tiles.ts';

interface Props {
  kind: keyof typeof tiles;
  /** The height of what the battens lie on. */
  deck: number;
  /** Along the slope. */
  from: number;
  to: number;
  /** The courses that are left out. */
  skip?: number[];
  /** Whether its first course is doubled and lies on a wedge. */
  doubled?: boolean;
  wedged?: boolean;
  /** Whether a screw holds the head of each tile on its batten, below the ridge, which holds the rest. */
  screwed?: boolean;
}

/**
 * Tiles or slates along a slope, each course on the one below; tiles hang on battens, the lowest lie
 * on a wedge. Every second course is of another colour.
 */
export function Courses({ kind, deck, from, to, skip = [], screwed, ...first }: Props) {
  const { gauge, length, thick, lift } = tiles[kind];
  const { doubled = kind === 'plain', wedged = true } = first;
  const slate = kind === 'slate';
  const count = Math.floor((to - from - 4) / gauge) + 1;
  const courses = Array.from({ length: count }, (_, index) => {
    const start = from - reach + index * gauge;
    // A whole tile, or the lower part of one that is cut at the ridge.
    const long = Math.round(Math.min(length, to - start));
    return { start, long, low: Math.round((lift * long * 10) / length) / 10 };
  });
  const base = deck + batten;
  const whole = slate ? '' : 'v4h2v-4';
  /** Every second course; each is drawn from the place of the one before. */
  const every = (second: number) => {
    let path = '';
    let before = 0;
    for (const [index, { start, long, low }] of courses.entries()) {
      if (index % 2 !== second || skip.includes(index)) continue;
      path += path ? `m${start - before} 0` : `M${start}-${base + lift}`;
      before = start;
      const nib = long < length ? '' : whole;
      path += `l${long} ${low}${nib}v-${thick}l-${nib ? long + 2 : long}-${low}z`;
    }
    return path;
  };
  const hung = courses.filter(({ long }) => long === length).length;
  const last = courses.at(-1);
  const below = courses[hung - 1];
  /** The batten under the head of a tile that is cut at the ridge, if none is near. */
  const top =
    last && below && last.start + last.long > below.start + length + 16
      ? `M${last.start + last.long - 14}-${deck}v-${base - deck + lift - last.low}h8V-${deck}z`
      : '';
  const [wedge, under] = [batten + lift - (doubled ? thick : 0), base + lift - thick];
  return (
    <>
      {!slate && (
        <path
          className="roof__batten"
          d={[
            wedged && `M${from}-${deck}v-${wedge}l8 1v${wedge - 1}z`,
            `M${from - reach + length - 10}-${deck}v-${batten}h8v${batten}z`,
            `m${gauge} 0v-${batten}h8v${batten}z`.repeat(hung - 1),
            top,
          ]
            .filter(Boolean)
            .join('')}
        />
      )}
      <g className={`town-roof__${kind}`}>
        <path d={every(0)} />
        <path
          d={`${doubled ? `M${from - reach}-${under}l26 3v-${thick}l-26-3z` : ''}${every(1)}`}
        />
      </g>
      {screwed && (
        <path
          className="town-roof__screws"
          d={`M${from - reach + length - 6}-${base + thick + 2}${`${screw}m${gauge} 0`.repeat(hung - 1)}`}
        />
      )}
    </>
  );
}

/** A screw from its head down, into the batten, and back to where it began. */
const screw = 'h3v1.6h-2v11l-1 1.6-1-1.6v-11h-2v-1.6h3';
