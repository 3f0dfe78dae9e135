import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TownLink } from '../components/TownLink.tsx';

interface Props {
  title: string;
  lists: { title: string; towns: { name: string; href: string; kilometres: number }[] }[];
}

/** Links to every town page, with the distance from the workshop. */
export function TownLists({ title, lists }: Props) {
  return (
    <Section ground="sand">
      <SectionHeading title={title} />
      <div className="town-lists">
        {lists.map((list) => (
          <nav key={list.title} aria-label={list.title}>
            <h3 className="heading-3">{list.title}</h3>
            <ul>
              {list.towns.map(({ name, href, kilometres }) => (
                <li key={href}>
                  <TownLink name={name} href={href} />
                  {kilometres > 0 && <span className="quiet">{`${kilometres}\u00A0km`}</span>}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </Section>
  );
}
