import type { CollectionEntry } from 'astro:content';
import { box, Downpipe, Fillings, Marker, Roof, Wall } from '../../components/RoofParts.tsx';
import { TitledSection } from '../../components/TitledSection.tsx';

type Props = CollectionEntry<'zincWork'>['data']['water'];

const eaves = { x: 250, y: 206, scale: 0.9 };
const height = 428;

/** The end of the leader line of each number: where the work is done. */
const places: [x: number, y: number][] = [
  [318, 98],
  [133, 266],
  [145, 284],
  [156, 292],
  [211, 440],
  [180, 598],
];

/** The path of rainwater from the roof into the ground, with our work on each part of it. */
export function WaterWay({ items, drawing, pieces, ...section }: Props) {
  return (
    <TitledSection {...section} ground="zinc">
      <div className="grid water-way">
        <svg
          className="roof-drawing water-way__drawing"
          viewBox="0 0 400 640"
          role="img"
          aria-label={drawing}
        >
          <Fillings />
          <path className="water-way__earth" d="M0 591H400V640H0z" />
          <Wall {...eaves} height={height + 20} />
          <Roof {...eaves} length={236} courses={6}>
            <path className="roof__zinc" d="M-122-25l15-15H214v22H-98z" />
          </Roof>
          <Gully x={198} y={591} />
          <Downpipe {...eaves} height={height} foot={150} collars={[214, 350]} />
          <path
            className="water-way__water"
            pathLength="1"
            d="M366 53L172 247Q158 259 156.4 274V307L217.6 348V560L198 581V606"
          />
          <path className="roof__ground" d="M0 591H172M224 591H400" />
          {pieces.map((piece, index) => {
            const y = [346, 399, 500][index] ?? 0;
            return (
              <g key={piece} transform={`translate(288 ${y})`}>
                <path className="roof__leader" d="M0 0H-66" />
                <circle className="roof__dot" cx="-66" r="4" />
                <text x="6" y="5">
                  {piece}
                </text>
              </g>
            );
          })}
          {places.slice(0, items.length).map(([x, y], index) => {
            const row = 98 + index * 92;
            return <Marker key={row} number={index + 1} x={72} y={row} to={[x - 72, y - row]} />;
          })}
        </svg>
        <ol>
          {items.map(({ place, title, text }, index) => (
            <li key={title}>
              <span className="water-way__number tile" aria-hidden="true">
                {index + 1}
              </span>
              <p className="water-way__place quiet">{place}</p>
              <h3 className="heading-2">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </TitledSection>
  );
}

/** The gully that takes the water in: a chamber in the ground under a grate. */
function Gully({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="water-way__chamber" d="M-26 0H26V42H-198V22H-26z" />
      <path className="roof__iron" d={box(-28, -3, 28, 3)} />
    </g>
  );
}
