import type { CollectionEntry } from 'astro:content';
import { MoreLink } from '../../components/MoreLink.tsx';
import {
  GroupLabel,
  Picture,
  type ResolvedPicture,
  withoutLabel,
} from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { type ServiceLink, twoDigits } from '../../navigation.ts';
import type { HousePlace } from '../../services.ts';

interface Props extends Omit<CollectionEntry<'home'>['data']['services'], 'house'> {
  house: ResolvedPicture;
  services: (ServiceLink & {
    text: string;
    picture: ResolvedPicture;
    place: HousePlace | undefined;
  })[];
}

/** The services that have a number on the house, in their order. */
const onHouse = <Service extends { place: HousePlace | undefined }>(services: Service[]) =>
  services.flatMap(({ place, ...service }) => (place ? [{ ...service, place }] : []));

/** The style that puts each number on the house in its place. */
export const housePlaces = (services: { place: HousePlace | undefined }[]) =>
  onHouse(services)
    .map(
      ({ place: { left, top, length } }, index) =>
        `.service-house .marker:nth-of-type(${index + 1}){--at:${top}% 0 0 ${left}%;--length:${length}}`,
    )
    .join('');

/**
 * The services as numbered cards. If there is room, the numbers of those with a place are also on
 * the picture of a house, each where the service is done.
 */
export function ServiceCards({ title, lead, house, services }: Props) {
  return (
    <Section ground="sand" id="services" screenOnly>
      <div className="grid service-cards">
        <div className="service-cards__head">
          <SectionHeading title={title} lead={lead} />
          <div className="service-house">
            <div className="service-house__picture">
              <Picture picture={house} />
            </div>
            {onHouse(services).map(({ number, name, href, place }) => (
              <span key={href} className={`marker marker--${place.line}`} aria-hidden="true">
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
                <Picture picture={withoutLabel(picture)} />
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
        <GroupLabel pictures={services.map(({ picture }) => picture)} />
      </div>
    </Section>
  );
}
