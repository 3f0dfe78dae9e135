import type { ReactNode } from 'react';
import { TitledSection } from '../../components/TitledSection.tsx';

/** Number of towns on a card. The others are only counted (specification, section 3). */
const shownTowns = 12;

/** A group of towns with one promise. */
export interface ZoneGroup {
  title: string;
  range: string;
  /** What the zone has beyond that range. */
  also?: string | undefined;
  promise: string;
  towns: { name: string; href?: string }[];
}

interface Props {
  title: string;
  lead?: string;
  /** The title is only read aloud. */
  unseen?: boolean;
  groups: ZoneGroup[];
  /** The text for the number of towns that a card does not show. */
  more: string;
  /**
   * The look-up of a commune, an island. It also shows its answer on the map.
   */
  lookUp?: ReactNode;
  /** The map and its legend. */
  children: ReactNode;
}

/** Where we work: the look-up, the map, and the groups of towns as cards. */
export function Zones({ groups, more, lookUp, children, ...section }: Props) {
  return (
    <TitledSection {...section} id="zones">
      <div className="zones grid">
        <div className="zones__look-up">{lookUp}</div>
        {children}
      </div>
      <div className="zones__cards grid">
        {groups.map((group) => (
          <ZoneCard key={group.title} {...group} more={more} />
        ))}
      </div>
    </TitledSection>
  );
}

function ZoneCard({ title, range, also, promise, towns, more }: ZoneGroup & { more: string }) {
  const rest = towns.length - shownTowns;
  return (
    <article className="zone-card">
      <div className="row zone-card__title">
        <h3 className="heading-2">{title}</h3>
        <span>{range}</span>
      </div>
      <div className="row zone-card__title">
        <p className="quiet">{promise}</p>
        {also && <b>{also}</b>}
      </div>
      <ul>
        {towns.slice(0, shownTowns).map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
        ))}
      </ul>
      {rest > 0 && <p className="zone-card__rest">{more.replace('{count}', String(rest))}</p>}
    </article>
  );
}
