/** Where the numbers of the list beside belong on the house, from 1, and what is laid there. */
const places = [
  { at: '190 196', layer: 'M74 204h232v18H74z' },
  { at: '262 138', layer: 'M190 44 60 190l18 16L190 80l112 126 18-16z' },
  { at: '342 300', layer: 'M332 226h20v154h-20z' },
  { at: '112 112', layer: 'M181 36 175 32 21 206l6 4z' },
  { at: '190 300' },
];

/** A house cut open: where the insulation of the list beside is laid, by its numbers. */
export function HouseSection({ label }: { label: string }) {
  return (
    <svg className="house-section" viewBox="0 0 440 400" role="img" aria-label={label}>
      <path className="house-section__ground" d="M0 380h440" />
      <path className="house-section__walls" d="M50 222v158h22V222zM308 222v158h22V222z" />
      <path className="house-section__roof" d="M190 14 16 210l14 12L190 42l160 180 14-12z" />
      <path className="house-section__frame" d="M72 222h236M72 300h236" />
      {places.map(({ at, layer }, index) => (
        <g key={at}>
          {layer && <path className="house-section__layer" d={layer} />}
          <g transform={`translate(${at})`}>
            <path className="house-section__number" d="M-17-21h34v20a17 20 0 0 1-34 0z" />
            <text>{index + 1}</text>
          </g>
        </g>
      ))}
    </svg>
  );
}
