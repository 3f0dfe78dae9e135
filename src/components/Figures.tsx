/** A unit that is a word or a percentage stands apart from its number, heard or copied too. */
const apart = (unit: string) => unit.replace(/^(?=\p{L}+$)/u, ' ').replace(/^(?=%)/, '\u202F');

/** "7j/7" is written without a space. */
const isRate = (unit: string) => unit.includes('/');

/** A number, what it counts, and who counted it. */
export interface Figure {
  value: string;
  unit: string;
  label: string;
  source?: string;
}

/** A number set as large as a picture, its unit raised beside it. */
export function Figures({ items }: { items: Figure[] }) {
  return (
    <ul className={`figures grid figures--${items.length}`}>
      {items.map(({ value, unit, label, source }) => (
        <li key={label}>
          <p className="figure">
            {value}
            {unit && <sup className={isRate(unit) ? 'figure__rate' : undefined}>{apart(unit)}</sup>}
          </p>
          <p className="quiet">{label}</p>
          {source && <p className="quiet small">{source}</p>}
        </li>
      ))}
    </ul>
  );
}
