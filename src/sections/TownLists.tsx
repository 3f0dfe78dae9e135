import './TownLists.css';
import { Block } from '../components/Block.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { TownLink } from '../components/TownLink.tsx';

/** The towns of a group that have a page, with the distance from the workshop. */
export interface TownList {
  title: string;
  towns: { name: string; href: string; kilometres: number; picture: ResolvedPicture }[];
}

/** Every town page as a tile: its picture, its name, and how far it is. */
export function TownLists({ title, lists }: { title: string; lists: TownList[] }) {
  return (
    <Block title={title} ground="sand">
      <div className="town-lists grid">
        {lists.map((list) => (
          <nav key={list.title} aria-label={list.title}>
            <h3 className="heading-3">{list.title}</h3>
            <ul>
              {list.towns.map(({ name, href, kilometres, picture }) => (
                <li key={href}>
                  <div className="town-lists__picture">
                    {/* The name says where the tile leads. */}
                    <Picture picture={{ ...picture, alt: '' }} />
                  </div>
                  <TownLink name={name} href={href} />
                  {kilometres > 0 && <span className="quiet">{`${kilometres}\u00A0km`}</span>}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </Block>
  );
}
