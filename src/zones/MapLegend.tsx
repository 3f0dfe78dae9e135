interface Props {
  /** The list's accessible name. */
  name: string;
  zones: { label: string; covers: string; means: string }[];
}

/** The map's legend. */
export function MapLegend({ name, zones }: Props) {
  return (
    <ul className="map-legend" aria-label={name}>
      {zones.map(({ label, covers, means }) => (
        <li key={label}>
          <b className="heading-3">{label}</b>
          <strong>{covers}</strong>
          <p className="small quiet wide-only">{means}</p>
        </li>
      ))}
    </ul>
  );
}
