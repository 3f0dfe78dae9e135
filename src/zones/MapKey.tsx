import type { CollectionEntry } from 'astro:content';

interface Props {
  /** The list's accessible name. */
  name: string;
  /** Name, area and meaning of each zone. */
  promises: CollectionEntry<'zone'>['data']['promises'];
}

/** The map's legend. */
export function MapKey({ name, promises: { rapid, planned, onDemand } }: Props) {
  return (
    <ul className="map-key" aria-label={name}>
      {[rapid, planned, onDemand].map(({ label, covers, means }) => (
        <li key={label}>
          <b className="heading-3">{label}</b>
          <strong>{covers}</strong>
          <p className="small quiet wide-only">{means}</p>
        </li>
      ))}
    </ul>
  );
}
