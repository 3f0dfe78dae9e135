import { Columns } from '../components/Columns.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Props {
  title: string;
  paragraphs: string[];
  ground?: 'plaster' | 'sand';
  belowScallops?: boolean;
}

/** A title and running text beside it. */
export function TextBlock({ title, paragraphs, ground = 'plaster', belowScallops = false }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops}>
      <Columns split="5-7">
        <SectionHeading title={title} />
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Columns>
    </Section>
  );
}
