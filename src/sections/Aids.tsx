import './Aids.css';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { dateText } from '../hours/dates.ts';
import { OfficialLink } from './OfficialLink.tsx';

interface Props {
  title: string;
  lead: string;
  /** In the order of the calendar; `when` is the moment of each. */
  items: { when: string; title: string; text: string }[];
  /** ISO date of the day on which the rules held, and what stands before it. */
  rules: { label: string; date: string };
  /** Who can be asked. */
  official: string;
  /** Where the conditions in force are published. */
  links: { label: string; href: string }[];
}

/** What the State and energy suppliers pay for, as a calendar, as of which day, and where to check it. */
export function Aids({ title, lead, items, rules, official, links }: Props) {
  return (
    <Section ground="night" belowScallops scallops>
      <SectionHeading title={title} lead={lead} wide />
      <ol className="aids grid">
        {items.map(({ when, title: name, text }) => (
          <li key={name}>
            <p className="aids__when">{when}</p>
            <h3 className="heading-2">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="aids__official">
        <div>
          <p>
            {`${rules.label} `}
            <time dateTime={rules.date}>{dateText(rules.date)}</time>.
          </p>
          <p className="quiet">{official}</p>
        </div>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <OfficialLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
