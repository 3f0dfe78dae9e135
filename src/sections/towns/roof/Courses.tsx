import { batten } from './slope.ts';

/** Courses of tiles: how far apart, how long and thick, and how much the next ones lift a tail. */
const tiles = {
  plain: { gauge: 21, length: 48, thick: 5, lift: 7, doubled: true },
  interlocking: { gauge: 44, length: 54, thick: 6, lift: 7 },
  concrete: { gauge: 44, length: 54, thick: 8, lift: 8 },
  slate: { gauge: 14, length: 32, thick: 2.5, lift: 4 },
};

interface Props {
  kind: keyof typeof tiles;
  /** The height of what the battens lie on. */
  deck: number;
  /** Along the slope. */
  from: number;
  to: number;
  /** The courses that are left out. */
  skip?: number[];
  /** Whether the first course is not doubled. */
  single?: boolean;
}

/** Tiles or slates along a slope, each course on the one below; tiles hang on battens. */
export function Courses({ kind, deck, from, to, skip = [], single = false }: Props) {
  const { gauge, length, thick, lift, doubled } = { doubled: false, ...tiles[kind] };
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
        {doubled && !single && (
          <path d={`M${from - 8}-${base + lift - thick}l26 3v-${thick}l-26-3z`} />
        )}
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
