import type { Zone } from './zone.ts';

interface Props {
  /** The list's accessible name. */
  name: string;
  /** Name, area and meaning of each zone. */
  promises: Record<Exclude<Zone, 'outside'>, { label: string; covers: string; means: string }>;
}

/** The map's legend. */
export function MapKey({ name, promises: { rapid, planned, onDemand } }: Props) {
  return (
    <ul className="map-key" aria-label={name}>
      {[rapid, planned, onDemand].map(({ label, covers, means }) => (
        <li key={label}>
          <b>{label}</b>
          <span>{covers}</span>
          <p className="small quiet">{means}</p>
        </li>
      ))}
    </ul>
  );
}
