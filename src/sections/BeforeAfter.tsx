import { Checklist } from '../components/Checklist.tsx';
import { Columns } from '../components/Columns.tsx';
import { Section } from '../components/Section.tsx';

interface Props {
  before: { title: string; items: string[] };
  after: { title: string; items: string[] };
  ground?: 'plaster' | 'sand';
  belowScallops?: boolean;
  scallops?: boolean;
}

/** What a mossy roof suffers from, and what it looks like afterwards. */
export function BeforeAfter({ before, after, ...standing }: Props) {
  return (
    <Section {...standing}>
      <Columns>
        <div>
          <h2 className="heading-1">{before.title}</h2>
          <Checklist items={before.items} sign="minus" />
        </div>
        <div>
          <h2 className="heading-1">{after.title}</h2>
          <Checklist items={after.items} />
        </div>
      </Columns>
    </Section>
  );
}
