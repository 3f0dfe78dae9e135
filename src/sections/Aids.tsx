import type { CollectionEntry } from 'astro:content';
import { Block } from '../components/Block.tsx';
import { FoldedText } from '../components/Fold.tsx';
import { dateText } from '../hours/dates.ts';
import { OfficialLink } from './OfficialLink.tsx';

type Props = Pick<
  CollectionEntry<'aids'>['data'],
  'title' | 'lead' | 'items' | 'rules' | 'official' | 'links'
>;

/**
 * What the State and energy suppliers pay for, as a calendar, as of which day, and where to check
 * it.
 */
export function Aids({ title, lead, items, rules, official, links }: Props) {
  return (
    <Block title={title} lead={lead} ground="night" scallops>
      <ol className="aids grid">
        {items.map(({ when, title: name, text }) => (
          <li key={name}>
            <p className="aids__when">{when}</p>
            <h3 className="heading-2">{name}</h3>
            <FoldedText title={name} text={text} />
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
          {links.map((link) => (
            <li key={link.href}>
              <OfficialLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </Block>
  );
}
