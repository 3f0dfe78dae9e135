import type { CollectionEntry } from 'astro:content';
import type { Ground } from '../../components/Section.tsx';
import { TitledSection } from '../../components/TitledSection.tsx';

type Props = CollectionEntry<'towns'>['data']['problems'] & { ground: Ground };

/** Typical problems of roofs in this town, and what we do about each. */
export function TownProblems({ items, ...section }: Props) {
  return (
    <TitledSection {...section}>
      <ul className="grid town-problems">
        {items.map(({ title, problem, remedy }) => (
          <li key={title}>
            <h3 className="heading-2">{title}</h3>
            <div>
              <p>{problem}</p>
              <p>{remedy}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
