import type { CollectionEntry } from 'astro:content';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

type Props = CollectionEntry<'roofing'>['data']['pitch'];

/** The degrees that the control knows. */
const least = 25;
const most = 60;
/** The degrees of the drawing without it. */
const still = 45;

/** As many tiles as a slope shows at its flattest. */
const tiles = Array.from({ length: 17 }, (_, index) => index);

/**
 * A slope of double-lap tiles in section, whose pitch one can move: the flatter it is, the more
 * each tile covers of the next.
 */
export function RoofPitch({ title, lead, control, visible, covered, drawing, pitches }: Props) {
  return (
    <Section ground="night" screenOnly>
      <div className="grid roof-pitch" data-pitches={JSON.stringify(pitches)}>
        <SectionHeading title={title} lead={lead} />
        <svg viewBox="0 0 560 520" role="img" aria-label={drawing}>
          <g className="roof-pitch__slope">
            <path className="roof-pitch__rafter" d="M-14 16H300v26H-14z" />
            <g className="roof-pitch__tiles">
              <g className="roof-pitch__row">
                {tiles.map((tile) => (
                  <g key={tile} transform={`translate(${tile})`}>
                    <g>
                      <path className="roof-pitch__batten" d="M92 4h10v12h-10z" />
                      <path className="roof-pitch__tile" d="M0-4h100v8h-100q-4-4 0-8z" />
                    </g>
                  </g>
                ))}
              </g>
            </g>
            <g className="roof-pitch__visible">
              <path d="M0 0h1M0 0v36M1 0v36" />
              <text>{visible}</text>
            </g>
            <g className="roof-pitch__covered">
              <path d="M0 0h1M0 0v36M1 0v36" />
              <text>{covered}</text>
            </g>
          </g>
          <path className="roof-pitch__wall" d="M36 462h40v58h-40z" />
        </svg>
        <div className="grid roof-pitch__control">
          <label htmlFor="pente">{control}</label>
          {/* The control says it itself. */}
          <output className="roof-pitch__degrees" htmlFor="pente" aria-live="off">
            {`${still}°`}
          </output>
          <input id="pente" type="range" min={least} max={most} defaultValue={still} />
          <p aria-live="polite">{pitches.findLast(({ from }) => from <= still)?.text}</p>
        </div>
      </div>
    </Section>
  );
}
