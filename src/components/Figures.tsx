/** Adds a space before a word or a percent sign, also for screen readers and copied text. */
const apart = (unit: string) => unit.replace(/^(?=\p{L}+$)/u, ' ').replace(/^(?=%)/, '\u202F');

/** "7j/7" is written without a space. */
const isRate = (unit: string) => unit.includes('/');

/** A key figure: a number with its unit, what it counts, and its source. */
export interface Figure {
  value: string;
  unit: string;
  label: string;
  source?: string;
}

/** Key figures in very large type, each with its unit raised beside it. */
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
