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
      <Columns>
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
              <p>{text}</p>
              <p>
                <b>{`${words.missing}\u00A0:`}</b> {missing}
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
  [26, 200, [38, 38]],
  [482, 150, [-62, 34]],
  [300, 206, [-22, -72]],
  [352, 190, [-51, -87]],
  [130, 150, [50, 57]],
  [180, 30, [-73, 18]],
  [184, 106, [43, 36]],
  [516, 26, [20, 84]],
  [126, 384, [32, 0]],
  [556, 372, [0, 40]],
];

/**
 * A roof with an old slope, half stripped, and a new one; a scaffold, a skip, and the numbers of the
 * lines.
 */
function QuotedRoof({ label }: { label: string }) {
  return (
    <svg className="roof-drawing" viewBox="0 0 600 470" role="img" aria-label={label}>
      <defs>
        <Fillings />
        <clipPath id="slope">
          <path d="M-200-200H596L296 100H-200z" />
        </clipPath>
        {/* The same without the place of the chimney. */}
        <clipPath id="pierced">
          <path d="M-200-200H347L47 100H-200zM443-200H596L296 100H143z" />
        </clipPath>
        <clipPath id="trimmed">
          <path d="M-200-200H333L33 100H-200zM457-200H596L296 100H157z" />
        </clipPath>
      </defs>
      <path className="roof__room" d={box(191, 264, 441, 460)} />
      <path
        className="roof__window"
        d="M296 310h50v60h-50zM321 310v60M288 370h66M368 338h56v122h-56zM368 372h56"
      />
      <Wall {...left} height={height} />
      <Wall {...right} height={height} />
      <path className="roof__wood" d={box(183, 254, 223, 264) + box(267, 254, 449, 264)} />
      {/* A scaffold tied to one wall, and one on brackets; guard rails well above both eaves. */}
      <g className="quote-part quote-part--1">
        <path
          className="roof__pole"
          d="M58 460V190M96 460V190M52 200H102M52 234H102M52 268H102M52 350H102M52 380H102M58 404l38-92M560 318V190M464 327h92M464 398l92-74M550 200h20M550 234h20M550 268h20"
        />
        <path
          className="roof__wood"
          d={box(48, 298, 106, 304) + box(48, 410, 106, 416) + box(464, 318, 568, 324)}
        />
        <path
          className="roof__batten"
          d={box(52, 289, 102, 298) + box(52, 401, 102, 410) + box(554, 306, 568, 318)}
        />
      </g>
      <g className="quote-part quote-part--2">
        <Roof {...right} {...slope} old courses={9} bare={3} />
      </g>
      <g className="quote-part quote-part--new">
        <Roof
          {...left}
          {...slope}
          ridge="pierced"
          trimmed="trimmed"
          courses={14}
          opening={[8, 11]}
        />
      </g>
      {/* A chimney with flue and hearth; trimmers in roof and floor keep away from its heat. */}
      <path className="roof__wall" d="M228 42h34v418h-34z" />
      <path
        className="roof__wood"
        d="M213 200l10-10v19l-10 10zM267 146l10-10v19l-10 10zM213 254h10v10h-10zM267 254h10v10h-10z"
      />
      <path className="roof__render" d={box(223, 34, 239, 42) + box(251, 34, 267, 42)} />
      <path className="roof__iron" d="M239 34V420H234V460H256V420H251V34" />
      {/* Its flashing: over a course of tiles below, under the tiles above. */}
      <g className="quote-part quote-part--7">
        <path className="roof__zinc" d="M233 132H224V156.5L203 177.5l3 3L228 158.5V136h5z" />
        <path className="roof__zinc" d="M257 104H266V129.8L291 104.8l3 2.2-32 31V108h-5z" />
      </g>
      {/* The ridge in cross-section, enlarged. */}
      <g className="quote-part quote-part--6" transform="translate(84 46) scale(.74)">
        <circle className="roof__render" cy="24" r="76" />
        <path className="roof__wood" d="M0 50L32 82V94L0 62-32 94V82z" />
        <path
          className="roof__tile-end"
          d="M18 33L59 60l-4 6L16 40zM-18 33L-59 60l4 6L-16 40zM1 10L46 40l-4 6L1 19zM-1 10L-46 40l4 6L-1 19z"
        />
        <RidgeTile x={0} y={0} scale={1} />
      </g>
      {/* A valley in cross-section, enlarged. */}
      <g className="quote-part quote-part--8" transform="translate(540 92)">
        <circle className="roof__render" r="56" />
        <path className="roof__wood" d="M-46-14L0 30 46-14v12L0 42-46-2z" />
        {/* Its edges are turned back: what the wind drives up runs down again. */}
        <path
          className="roof__zinc"
          d="M-4 24L-43-15q-4-5-.5-8.500T-35-23l6.500 6.500-2.500 2.500-6-6q-2-2-3.500-.5t.5 3.500L-3.500 19.500h7L40.500-17q2-2 .5-3.500t-3.500.5l-6 6-2.500-2.500L35-23q5-4 8.500-.5T43-15L4 24z"
        />
        <path className="roof__tile-end" d="M-42-36l22 22 4-4-22-22zM42-36L20-14l-4-4 22-22z" />
      </g>
      <g className="quote-part quote-part--9">
        <Downpipe {...left} height={height} collars={[212, 262]} />
      </g>
      {/* The tie passes before the downpipe. */}
      <g className="quote-part quote-part--1">
        <path className="roof__pole" d="M96 338h71" />
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
