import type { CollectionEntry } from 'astro:content';
import { TitledSection } from '../../components/TitledSection.tsx';
import { dateText } from '../../lib/hours/dates.ts';

type Props = CollectionEntry<'aids'>['data'];

/**
 * State aids and those of energy suppliers as a calendar, with the day of these rules and official
 * links.
 */
export function Aids({ items, rules, official, links, ...section }: Props) {
  return (
    <TitledSection {...section} ground="night">
      <ol className="aids grid">
        {items.map(({ when, title, text }) => (
          <li key={title}>
            <p className="aids__when">{when}</p>
            <h3 className="heading-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="grid aids__official">
        <div>
          <p>
            {`${rules.label} `}
            <time dateTime={rules.date}>{dateText(rules.date)}</time>.
          </p>
          <p className="quiet">{official}</p>
        </div>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className="tap" href={href} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}
