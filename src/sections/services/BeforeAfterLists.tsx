import type { CollectionEntry } from 'astro:content';
import { Checklist } from '../../components/Checklist.tsx';
import { Columns } from '../../components/Columns.tsx';
import { Section } from '../../components/Section.tsx';

type Props = CollectionEntry<'mossRemoval'>['data']['beforeAfter'];

/** The state before and after the work, as two lists side by side. */
export function BeforeAfterLists({ before, after }: Props) {
  return (
    <Section>
      <Columns>
        <div>
          <h2 className="heading-1">{before.title}</h2>
          <Checklist items={before.items} sign="minus" />
        </div>
        <div>
          <h2 className="heading-1">{after.title}</h2>
          <Checklist items={after.items} sign="check" />
        </div>
      </Columns>
    </Section>
  );
}
