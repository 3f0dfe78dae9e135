import './QuoteGuide.css';
import type { CollectionEntry } from 'astro:content';
import { Columns } from '../../components/Columns.tsx';
import {
  box,
  Downpipe,
  Fillings,
  Marker,
  RidgeTile,
  Roof,
  Wall,
} from '../../components/RoofParts.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

type Props = Pick<
  CollectionEntry<'quoteGuide'>['data'],
  'title' | 'note' | 'drawing' | 'lines' | 'words'
>;

/**
 * The lines of a quote beside a roof in cross-section. A line that is hovered, focused or linked to
 * highlights its part of the roof, without script.
 */
export function QuoteGuide({ title, note, drawing, lines, words }: Props) {
  return (
    <Section ground="sand">
      <Columns split="5-7">
        <div className="grid aside quote-guide">
          <SectionHeading title={title} lead={note} />
          <QuotedRoof label={drawing} />
        </div>
        <ol className="quote-lines">
          {lines.map(({ title: name, quoted, text, missing }, index) => (
            <li key={name} id={`ligne-${index + 1}`}>
              <h3 className="heading-3">
                <a href={`#ligne-${index + 1}`}>{name}</a>
              </h3>
              <p className="quote-lines__quoted">{quoted}</p>
              <p>
                {text} <b>{`${words.missing}\u00A0:`}</b> {missing}
              </p>
            </li>
          ))}
        </ol>
      </Columns>
    </Section>
  );
}

const left = { x: 176, y: 250, scale: 0.5 };
const right = { ...left, x: 456, mirrored: true };
const slope = { length: 600, ridge: 'slope' };
const height = 420;

/** The number of each line of the quote: its place, and the end of its leader line. */
const marks: [x: number, y: number, to?: [number, number]][] = [
  [30, 180, [36, 30]],
  [474, 136, [-54, 44]],
  [316, 196, [-77, -22]],
  [262, 236, [-56, -37]],
  [180, 128, [44, 44]],
  [262, 40, [50, 44]],
  [424, 92, [-33, 58]],
  [460, 36, [34, 34]],
  [120, 350, [38, 0]],
  [556, 388, [0, 40]],
];

/**
 * A roof, half stripped and half laid, with a scaffold and a skip, and the numbers of the lines.
 */
function QuotedRoof({ label }: { label: string }) {
  return (
    <svg className="roof-drawing" viewBox="0 0 600 470" role="img" aria-label={label}>
      <defs>
        <Fillings />
        <clipPath id="slope">
          <path d="M-200-200H596L296 100H-200z" />
        </clipPath>
      </defs>
      <path className="roof__room" d={box(191, 264, 441, 460)} />
      <path
        className="roof__window"
        d="M340 310h64v60h-64zM372 310v60M332 370h80M226 338h56v122h-56zM226 372h56"
      />
      <Wall {...left} height={height} />
      <Wall {...right} height={height} />
      <path className="roof__wood" d={box(183, 254, 449, 264)} />
      {/* Poles, decks and rails. */}
      <g className="quote-part quote-part--1">
        <path
          className="roof__pole"
          d="M58 460V176M96 460V176M50 190H104M50 212H104M58 400l38-70"
        />
        <path className="roof__wood" d={box(48, 236, 106, 243) + box(48, 348, 106, 355)} />
      </g>
      <g className="quote-part quote-part--2">
        <Roof {...right} {...slope} courses={16} />
      </g>
      {/* A chimney on the right slope, and its flashing. */}
      <path className="roof__wall" d="M352 64h36v96l-36-36z" />
      <path className="roof__wood" d={box(348, 56, 392, 66)} />
      <g className="quote-part quote-part--7">
        <path className="roof__zinc" d="M346 98h6v22l36 36v-18h6v36l-48-48z" />
      </g>
      <g className="quote-part quote-part--new">
        <Roof {...left} {...slope} courses={16} />
      </g>
      <g className="quote-part quote-part--6">
        <RidgeTile x={316} y={76} scale={0.5} />
      </g>
      {/* A valley in cross-section, enlarged. */}
      <g className="quote-part quote-part--8" transform="translate(540 92)">
        <circle className="roof__render" r="56" />
        <path className="roof__wood" d="M-46-14L0 30 46-14v12L0 42-46-2z" />
        <path className="roof__zinc" d="M-44-24l4 4L-4 16H4L40-20l4-4v8L4 24h-8l-40-40z" />
        <path className="roof__tile-end" d="M-50-38l30 30 4-4-30-30zM50-38L20-8l-4-4 30-30z" />
      </g>
      <g className="quote-part quote-part--9">
        <Downpipe {...left} height={height} collars={[220, 310]} />
      </g>
      <g className="quote-part quote-part--10">
        <path className="quote-part__rubble" d="M508 420l14-14 12 8 14-18 16 14 12-8 16 18z" />
        <path className="roof__iron" d="M494 416H598L586 458H506z" />
      </g>
      <path className="roof__ground" d="M0 460H600" />
      {marks.map(([x, y, to], index) => (
        <Marker
          key={`${x} ${y}`}
          className={`quote-marker--${index + 1}`}
          number={index + 1}
          x={x}
          y={y}
          to={to}
        />
      ))}
    </svg>
  );
}
