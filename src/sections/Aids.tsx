import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Props {
  title: string;
  lead: string;
  /** In the order of the calendar; `when` is the moment of each. */
  items: { when: string; title: string; text: string }[];
  /** Where the conditions in force are published. */
  official: string;
}

/** What the State and energy suppliers pay for, as a calendar, and where to check it. */
export function Aids({ title, lead, items, official }: Props) {
  return (
    <Section ground="night" belowScallops scallops>
      <SectionHeading title={title} lead={lead} wide />
      <ol className="aids">
        {items.map(({ when, title: name, text }) => (
          <li key={name}>
            <p className="aids__when">{when}</p>
            <h3 className="heading-2">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="aids__official quiet">{official}</p>
    </Section>
  );
}
