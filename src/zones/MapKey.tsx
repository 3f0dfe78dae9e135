import type { Zone } from './zone.ts';

interface Props {
  /** What the list is called. */
  name: string;
  /** What the zones on the map are called, and what they cover and mean. */
  promises: Record<Exclude<Zone, 'outside'>, { label: string; covers: string; means: string }>;
}

/** What the grounds of the map stand for. */
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
