import { MoreLink } from '../components/MoreLink.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { twoDigits } from '../navigation.ts';

interface Props {
  title: string;
  lead: string;
  services: { number: number; name: string; href: string; text: string; picture: ResolvedPicture }[];
  belowScallops?: boolean;
}

/** The five services, numbered. */
export function ServiceCards({ title, lead, services, belowScallops = false }: Props) {
  return (
    <Section ground="sand" belowScallops={belowScallops} scallops id="services" screenOnly>
      <SectionHeading title={title} lead={lead} wide />
      <ol className="service-cards">
        {services.map(({ number, name, href, text, picture }) => (
          <li key={href} className="service-card">
            <div className="service-card__picture">
              <Picture picture={picture} />
            </div>
            <span className="service-card__number" aria-hidden="true">
              {twoDigits(number)}
            </span>
            <h3 className="heading-2">{name}</h3>
            <p>{text}</p>
            <MoreLink href={href} about={name} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
