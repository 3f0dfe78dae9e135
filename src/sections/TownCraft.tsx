import type { CollectionEntry } from 'astro:content';
import { Check } from 'lucide';
import { Checklist } from '../components/Checklist.tsx';
import { Columns } from '../components/Columns.tsx';
import { Icon } from '../components/Icon.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section, type Standing } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

type Props = Standing &
  CollectionEntry<'towns'>['data']['craft'] & {
    qualifications: string[];
    words: Pick<CollectionEntry<'townPages'>['data'], 'specialities'>;
  };

/** What the place asks of a roof, and what we bring. */
export function TownCraft({
  title,
  paragraphs,
  specialities,
  qualifications,
  words,
  ...standing
}: Props) {
  return (
    <Section {...standing}>
      <Columns split="7-5">
        <div>
          <SectionHeading title={title} />
          <Prose paragraphs={paragraphs} folded />
        </div>
        <div>
          <h3 className="heading-2">{words.specialities}</h3>
          <Checklist items={specialities} sign="tile" />
        </div>
      </Columns>
      <ul className="credentials">
        {qualifications.map((qualification) => (
          <li key={qualification}>
            <Icon sign={Check} />
            {qualification}
          </li>
        ))}
      </ul>
    </Section>
  );
}
