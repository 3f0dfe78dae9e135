import './People.css';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Person {
  id: string;
  name: string;
  trade: string;
  /** The year in which the person came to the company. */
  since: number;
  portrait?: ResolvedPicture;
}

interface Props {
  title: string;
  lead: string;
  /** What stands before the year of arrival. */
  since: string;
  people: Person[];
}

/** Who works on the roofs, each with a portrait where there is one. */
export function People({ title, lead, since: before, people }: Props) {
  return (
    <Section>
      <SectionHeading title={title} lead={lead} wide />
      <ul className="people">
        {people.map(({ id, name, trade, since, portrait }) => (
          <li key={id}>
            {portrait && (
              <div className="people__portrait">
                <Picture picture={portrait} />
              </div>
            )}
            <div className="people__words">
              <h3 className="heading-2">{name}</h3>
              <p>{trade}</p>
              <p className="quiet small">{`${before} ${since}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
