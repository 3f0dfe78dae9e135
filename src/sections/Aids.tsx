import { Columns } from '../components/Columns.tsx';
import { Lines } from '../components/Lines.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Props {
  title: string;
  lead: string;
  items: { title: string; text: string }[];
  /** Where the conditions in force are published. */
  official: string;
}

/** What the State and energy suppliers pay for, and where to check it. */
export function Aids({ title, lead, items, official }: Props) {
  return (
    <Section ground="night" belowScallops scallops>
      <Columns split="5-7">
        <SectionHeading title={title} lead={lead} />
        <div>
          <Lines items={items} />
          <p className="lead">{official}</p>
        </div>
      </Columns>
    </Section>
  );
}
