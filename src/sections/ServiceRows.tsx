import { ArrowRight } from 'lucide';
import { Block } from '../components/Block.tsx';
import { Icon } from '../components/Icon.tsx';
import { type ServiceLink, twoDigits } from '../navigation.ts';

interface Props {
  title: string;
  services: ServiceLink[];
}

/** The services as numbered rows, for a page whose subject is another. */
export function ServiceRows({ title, services }: Props) {
  return (
    <Block title={title} ground="sand" id="services" screenOnly beside>
      <ol className="service-rows">
        {services.map(({ number, name, menuLine, href }) => (
          <li key={href}>
            <span className="service-rows__number tile" aria-hidden="true">
              {twoDigits(number)}
            </span>
            <h3 className="heading-3">
              <a href={href}>{name}</a>
            </h3>
            <p className="small quiet wide-only">{menuLine}</p>
            <Icon sign={ArrowRight} />
          </li>
        ))}
      </ol>
    </Block>
  );
}
