import { Columns } from '../components/Columns.tsx';
import { Lines } from '../components/Lines.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { frenchDate } from '../text/french-date.ts';
import { OfficialLink } from './OfficialLink.tsx';

interface Props {
  title: string;
  lead: string;
  items: { title: string; text: string }[];
  /** ISO date of the day on which the rules held, and what stands before it. */
  rules: { label: string; date: string };
  /** Who can be asked. */
  official: string;
  /** Where the conditions in force are published. */
  links: { label: string; href: string }[];
}

/** What the State and energy suppliers pay for, as of which day, and where to check it. */
export function Aids({ title, lead, items, rules, official, links }: Props) {
  return (
    <Section ground="night" belowScallops scallops>
      <Columns split="5-7">
        <SectionHeading title={title} lead={lead} />
        <div>
          <p>
            {`${rules.label} `}
            <time dateTime={rules.date}>{frenchDate(rules.date)}</time>.
          </p>
          <Lines items={items} />
          <p className="aids__official">{official}</p>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <OfficialLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </Columns>
    </Section>
  );
}
