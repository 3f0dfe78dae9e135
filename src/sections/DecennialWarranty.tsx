import './DecennialWarranty.css';
import type { CollectionEntry } from 'astro:content';
import { Checklist } from '../components/Checklist.tsx';
import { Columns } from '../components/Columns.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

type Props = CollectionEntry<'guarantees'>['data']['decennial'];

/** What the decennial warranty covers, and what it does not. */
export function DecennialWarranty({ title, paragraphs, covered, excluded }: Props) {
  return (
    <Section ground="night" belowScallops scallops>
      <Columns split="5-7">
        <SectionHeading title={title} />
        <Prose paragraphs={paragraphs} folded />
      </Columns>
      <div className="decennial">
        <Columns split="5-7">
          <div>
            <h3 className="heading-2">{covered.title}</h3>
            <Checklist items={covered.items} />
          </div>
          <div>
            <h3 className="heading-2">{excluded.title}</h3>
            <Checklist items={excluded.items} sign="minus" />
          </div>
        </Columns>
      </div>
    </Section>
  );
}
