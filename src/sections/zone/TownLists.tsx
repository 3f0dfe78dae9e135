import { TitledSection } from '../../components/TitledSection.tsx';

/** The towns of a group that have a page. */
export interface TownList {
  title: string;
  towns: { name: string; href: string }[];
}

interface Props {
  title: string;
  lead: string;
  lists: TownList[];
}

/** Links to all town pages, by group. */
export function TownLists({ lists, ...heading }: Props) {
  return (
    <TitledSection {...heading} ground="sand">
      <div className="town-lists grid">
        {lists.map((list) => (
          <nav key={list.title} aria-label={list.title}>
            <h3 className="heading-2">{list.title}</h3>
            <ul>
              {list.towns.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </TitledSection>
  );
}
