import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Props {
  town: string;
  problems: { title: string; problem: string; remedy: string }[];
}

/** Three things that go wrong with roofs there, and what we do about each. */
export function TownProblems({ town, problems }: Props) {
  return (
    <Section scallops>
      <SectionHeading title={`Ce que nous réparons à ${town}`} />
      <ul className="town-problems">
        {problems.map(({ title, problem, remedy }) => (
          <li key={title}>
            <h3 className="heading-2">{title}</h3>
            <p>{problem}</p>
            <p>
              <strong>Ce que nous faisons. </strong>
              {remedy}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
