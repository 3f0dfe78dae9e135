/** A number set as large as a picture, its unit raised beside it. */
export function Figures({ items }: { items: { value: string; unit: string; label: string }[] }) {
  return (
    <ul className={`figures figures--${items.length}`}>
      {items.map(({ value, unit, label }) => (
        <li key={label}>
          <p className="figure">
            {value}
            {unit && <sup>{unit}</sup>}
          </p>
          <p>{label}</p>
        </li>
      ))}
    </ul>
  );
}
