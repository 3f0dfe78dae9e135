import type { CollectionEntry } from 'astro:content';
import { MoreLink } from '../../components/MoreLink.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { type ServiceLink, twoDigits } from '../../navigation.ts';

interface Props extends Omit<CollectionEntry<'home'>['data']['services'], 'house'> {
  house: ResolvedPicture;
  services: (ServiceLink & { text: string; picture: ResolvedPicture; place: number | undefined })[];
}

/**
 * The services as numbered cards. If there is room, the numbers of those with a place are also on
 * the picture of a house, each where the service is done.
 */
export function ServiceCards({ title, lead, house, services }: Props) {
  const onHouse = services
    .flatMap(({ place, ...service }) => (place === undefined ? [] : { place, ...service }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <Section ground="sand" id="services" screenOnly>
      <div className="grid service-cards">
        <div className="service-cards__head">
          <SectionHeading title={title} lead={lead} />
          <div className="service-house">
            <div className="service-house__picture">
              <Picture picture={house} />
            </div>
            {onHouse.map(({ number, name, href }) => (
              <span key={href} className="marker" aria-hidden="true">
                <b className="tile">
                  {twoDigits(number)}
                  <i>{name}</i>
                </b>
              </span>
            ))}
          </div>
        </div>
        <ol className="grid">
          {services.map(({ number, name, href, text, picture }) => (
            <li key={href} className="service-card">
              <div className="service-card__picture">
                <Picture picture={picture} />
                <b className="tile" aria-hidden="true">
                  {twoDigits(number)}
                </b>
              </div>
              <div>
                <h3 className="heading-3">{name}</h3>
                <p>{text}</p>
                <MoreLink href={href} about={name} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
