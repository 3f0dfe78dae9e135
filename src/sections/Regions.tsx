import './Regions.css';
import { Columns } from '../components/Columns.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';

interface Props {
  regions: { id: string; title: string; paragraphs: string[] }[];
}

/** What each region asks, with an anchor for each. */
export function Regions({ regions }: Props) {
  return (
    <Section>
      <div className="regions">
        {regions.map(({ id, title, paragraphs }) => (
          <div key={id} id={id}>
            <Columns split="5-7">
              <h2 className="heading-1">{title}</h2>
              <Prose paragraphs={paragraphs} />
            </Columns>
          </div>
        ))}
      </div>
    </Section>
  );
}
