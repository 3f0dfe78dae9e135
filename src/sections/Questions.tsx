import { Columns } from '../components/Columns.tsx';
import { Fold } from '../components/Fold.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { ListSection } from './list-section.ts';
import { OfficialLink } from './OfficialLink.tsx';

type Props = ListSection<{ title: string; text: string; link?: { label: string; href: string } }>;

/** What people ask; an answer opens under its question. */
export function Questions({ title, lead, items, ground = 'plaster', belowScallops = false, scallops = false }: Props) {
  return (
    <Section ground={ground} belowScallops={belowScallops} scallops={scallops}>
      <Columns split="5-7">
        <SectionHeading title={title} lead={lead} />
        <div className="questions">
          {items.map(({ title: question, text, link }) => (
            <Fold key={question} title={question} everywhere>
              <p>{text}</p>
              {link && (
                <p>
                  <OfficialLink {...link} />
                </p>
              )}
            </Fold>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
