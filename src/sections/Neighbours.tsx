/** The towns nearby that have a page of their own, and the way to all others. */
export interface NeighbouringTowns {
  title: string;
  /** The link to everything else. */
  wholeZone: string;
  towns: { name: string; href: string; distance: string }[];
}

/** Where else we come, at the foot of the section that says where we come here. */
export function Neighbours({ title, wholeZone, towns }: NeighbouringTowns) {
  return (
    <div className="neighbours">
      <h3 className="heading-3">{title}</h3>
      <ul>
        {towns.map(({ name, href, distance }) => (
          <li key={href}>
            <a className="tap" href={href}>
              {name}
            </a>{' '}
            <span className="quiet">{distance}</span>
          </li>
        ))}
        <li>
          <a className="tap" href="/zone-intervention">
            {wholeZone}
          </a>
        </li>
      </ul>
    </div>
  );
}
