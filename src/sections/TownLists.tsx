import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TownLink } from '../components/TownLink.tsx';

interface Props {
  title: string;
  lists: { title: string; towns: { name: string; href: string }[] }[];
}

/** Links to every town page. */
export function TownLists({ title, lists }: Props) {
  return (
    <Section ground="sand">
      <SectionHeading title={title} />
      <div className="town-lists">
        {lists.map((list) => (
          <nav key={list.title} aria-label={list.title}>
            <h3 className="heading-3">{list.title}</h3>
            <ul>
              {list.towns.map(({ name, href }) => (
                <li key={href}>
                  <TownLink name={name} href={href} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </Section>
  );
}
