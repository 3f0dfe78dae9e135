import './Warranties.css';
import type { CollectionEntry } from 'astro:content';
import { Checklist } from '../../components/Checklist.tsx';
import { Details } from '../../components/Details.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/Section.tsx';

type Props = Pick<CollectionEntry<'guarantees'>['data'], 'warranties' | 'decennial'>;

/** The legal warranties, with a tile for each year, and what the longest one covers. */
export function Warranties({ warranties, decennial }: Props) {
  return (
    <Section ground="night">
      <ul className="warranties">
        {warranties.map(({ years, title, text }) => (
          <li key={title}>
            {Array.from({ length: years }, (_, year) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is nothing but its place.
              <i key={year} className="tile" />
            ))}
            <p className="figure">
              {years}
              <sup>{years > 1 ? ' ans' : ' an'}</sup>
            </p>
            <div className="warranties__words beside-call">
              <h2 className="heading-2">{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="warranties__scope grid">
        {[decennial.covered, decennial.excluded].map(({ title, items }, index) => (
          <li key={title}>
            <h3 className="heading-3">{title}</h3>
            <Checklist items={items} sign={index === 0 ? 'check' : 'minus'} />
          </li>
        ))}
      </ul>
      <Details title={decennial.title}>
        <Prose paragraphs={decennial.paragraphs} />
      </Details>
    </Section>
  );
}
