import type { CollectionEntry } from 'astro:content';
import { Block } from '../components/Block.tsx';
import { MoreLink } from '../components/MoreLink.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { type ServiceLink, twoDigits } from '../navigation.ts';

/**
 * A service, with its tile on the house; `menuLine` is it in one line, where there is room for one.
 */
interface Part extends ServiceLink {
  text: string;
  picture: ResolvedPicture;
}

interface Props extends Omit<CollectionEntry<'home'>['data']['services'], 'house'> {
  house: ResolvedPicture;
  services: Part[];
}

/**
 * The services as the parts of one house: numbered tiles hang where each is at work, and the one
 * that is pointed at or focused has the words beside the house. In narrow windows a list of rows.
 */
export function Anatomy({ house, services, ...block }: Props) {
  return (
    <Block {...block} ground="sand" id="services" screenOnly>
      <div className="anatomy">
        <div className="anatomy__house">
          <Picture picture={house} />
        </div>
        <ol>
          {services.map(({ number, name, href, menuLine, text, picture }) => (
            <li key={href} className="part">
              <div className="part__words">
                <div className="part__picture">
                  <Picture picture={picture} />
                </div>
                <h3 className="heading-3">{name}</h3>
                <span className="part__line small">{menuLine}</span>
                <p className="part__text">{text}</p>
                <MoreLink href={href} about={name} />
              </div>
              <span className="nail" aria-hidden="true">
                <b className="tile">
                  {twoDigits(number)}
                  <i>{name}</i>
                </b>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Block>
  );
}
