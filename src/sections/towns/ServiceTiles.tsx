import {
  GroupLabel,
  Picture,
  type ResolvedPicture,
  withoutLabel,
} from '../../components/Picture.tsx';
import { TitledSection } from '../../components/TitledSection.tsx';
import type { ServiceLink } from '../../navigation.ts';

interface Props {
  title: string;
  services: (ServiceLink & { picture: ResolvedPicture })[];
}

/** Links to the services on a page about something else: a row of tiles, on a phone a list. */
export function ServiceTiles({ title, services }: Props) {
  return (
    <TitledSection title={title} id="services" screenOnly>
      <ol className="service-tiles">
        {services.map(({ name, menuLine, href, picture }) => (
          <li key={href}>
            <div className="service-tiles__picture tile-picture">
              <Picture picture={withoutLabel(picture)} />
            </div>
            <h3 className="heading-3">
              <a href={href}>{name}</a>
            </h3>
            <p className="small quiet wide-only">{menuLine}</p>
          </li>
        ))}
      </ol>
      <GroupLabel pictures={services.map(({ picture }) => picture)} />
    </TitledSection>
  );
}
