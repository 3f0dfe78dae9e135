import { Check } from 'lucide';
import { Checklist } from '../components/Checklist.tsx';
import { Columns } from '../components/Columns.tsx';
import { Icon } from '../components/Icon.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

interface Props {
  title: string;
  climate: string;
  heritage: string;
  specialities: string[];
  /** What the company claims everywhere. */
  qualifications: string[];
}

/** What the place asks of a roof, and what we bring. */
export function TownCraft({ title, climate, heritage, specialities, qualifications }: Props) {
  return (
    <Section ground="sand" belowScallops>
      <Columns split="7-5">
        <div>
          <SectionHeading title={title} />
          <Prose>
            <p>{climate}</p>
            <p>{heritage}</p>
          </Prose>
        </div>
        <div>
          <h3 className="heading-2">Nos spécialités</h3>
          <Checklist items={specialities} />
        </div>
      </Columns>
      <ul className="town-craft__qualifications">
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
