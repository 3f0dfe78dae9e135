import type { CollectionEntry } from 'astro:content';
import { Fillings, Marker, Roof, Wall } from '../../components/RoofParts.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

type Props = CollectionEntry<'roofing'>['data']['pitch'];

/** The range of the control in degrees. */
const least = 25;
const most = 60;
/** The pitch of the drawing at first. */
const initial = 45;

const eaves = { x: 196, y: 304, scale: 1.27 };

/**
 * The edge of a roof in cross-section, whose pitch visitors can change: the flatter the roof, the
 * more each tile covers of the next.
 */
export function RoofPitch({
  title,
  lead,
  control,
  visible,
  covered,
  drawing,
  parts,
  pitches,
}: Props) {
  return (
    <Section ground="night" screenOnly>
      <div className="grid roof-pitch" data-pitches={JSON.stringify(pitches)}>
        <SectionHeading title={title} lead={lead} />
        <svg className="roof-drawing" viewBox="0 0 500 494" role="img" aria-label={drawing}>
          <Fillings />
          <Wall {...eaves} height={142} />
          <path className="roof__break" d="M136 484h60l8 8 10-16 8 8h60" />
          <Roof {...eaves} length={246} courses={5} bare={1}>
            <path className="roof__break" d="M248 20V1l4-3-8-6 4-3v-18" />
            <g className="roof-pitch__visible">
              <path d="M0 0h1M0 0v40M1 0v40" />
              <text>{visible}</text>
            </g>
            <g className="roof-pitch__covered">
              <path d="M0 0h1M0 0v40M1 0v40" />
              <text>{covered}</text>
            </g>
            <g className="roof-pitch__tile">
              <Marker number={1} x={27} y={-114} to={[-27, 68]} />
            </g>
            <g className="roof-pitch__batten">
              <Marker number={2} x={0} y={-74} to={[0, 44]} />
              <Marker number={3} x={-22} y={44} to={[0, -66]} />
            </g>
            <Marker number={4} x={218} y={44} to={[18, -62]} />
            <Marker number={5} x={84} y={44} to={[0, -48]} />
            <g transform="translate(-72 -29)">
              <g className="roof__upright">
                <Marker number={7} x={-58} y={13} to={[58, -13]} />
              </g>
            </g>
            <g transform="translate(-98 -17)">
              <g className="roof__upright">
                <Marker number={8} x={-22} y={58} to={[0, -36]} />
              </g>
            </g>
          </Roof>
          <Marker number={6} x={276} y={356} to={[-74, -38]} />
        </svg>
        <div className="grid roof-pitch__control">
          <label htmlFor="pente">{control}</label>
          {/* Not announced: the control announces its value itself. */}
          <output className="roof-pitch__degrees" htmlFor="pente" aria-live="off">
            {`${initial}°`}
          </output>
          <input id="pente" type="range" min={least} max={most} defaultValue={initial} />
          <p aria-live="polite">{pitches.findLast(({ from }) => from <= initial)?.text}</p>
        </div>
        <ol className="roof-legend">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
