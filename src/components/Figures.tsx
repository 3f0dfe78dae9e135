/** A unit that is a word stands apart from its number, for who hears it or copies it. */
const apart = (unit: string) => (/^\p{L}+$/u.test(unit) ? ` ${unit}` : unit);

/** A number set as large as a picture, its unit raised beside it. */
export function Figures({ items }: { items: { value: string; unit: string; label: string }[] }) {
  return (
    <ul className={`figures grid figures--${items.length}`}>
      {items.map(({ value, unit, label }) => (
        <li key={label}>
          <p className="figure">
            {value}
            {unit && <sup>{apart(unit)}</sup>}
          </p>
          <p>{label}</p>
        </li>
      ))}
    </ul>
  );
}
