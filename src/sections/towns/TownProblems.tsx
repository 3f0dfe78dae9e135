import type { CollectionEntry } from 'astro:content';
import { Columns } from '../../components/Columns.tsx';
import { type Ground, Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TitledSection } from '../../components/TitledSection.tsx';
import { TownRoof } from './roof/TownRoof.tsx';

type Props = CollectionEntry<'towns'>['data']['problems'] & { ground: Ground };

/** Typical problems of roofs in this town, and what we do about each; beside such a roof, if drawn. */
export function TownProblems({ title, items, drawing, ground }: Props) {
  const parts = drawing?.parts.map(({ part }) => part) ?? [];
  const problems = (
    <ul className="grid town-problems">
      {items.map(({ title, part, problem, remedy }) => (
        <li key={title}>
          <h3 className="heading-2" data-number={part && parts.indexOf(part) + 1}>
            {title}
          </h3>
          <div>
            <p>{problem}</p>
            <p>{remedy}</p>
          </div>
        </li>
      ))}
    </ul>
  );
  if (!drawing)
    return (
      <TitledSection title={title} ground={ground}>
        {problems}
      </TitledSection>
    );
  return (
    <Section ground={ground}>
      <Columns split="5-7">
        <div className="aside">
          <SectionHeading title={title} />
          <TownRoof {...drawing} />
        </div>
        {problems}
      </Columns>
    </Section>
  );
}
