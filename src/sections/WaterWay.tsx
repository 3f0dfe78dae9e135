import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { twoDigits } from '../navigation.ts';

interface Props {
  title: string;
  lead: string;
  /** In the order in which the water meets them; `place` is where on its way. */
  items: { place: string; title: string; text: string }[];
}

/** The way of the water from the roof to the ground, drawn as a pipe on which the work hangs. */
export function WaterWay({ title, lead, items }: Props) {
  return (
    <Section ground="zinc" belowScallops scallops>
      <SectionHeading title={title} lead={lead} wide />
      <ol className="water-way">
        {items.map(({ place, title: name, text }, index) => (
          <li key={name}>
            <span className="water-way__number tile" aria-hidden="true">
              {twoDigits(index + 1)}
            </span>
            <p className="water-way__place">{place}</p>
            <h3 className="heading-2">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
