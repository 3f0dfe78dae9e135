import { company } from 'virtual:site';
import { ChevronDown, Menu, X } from 'lucide';
import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { mainLinks, type ServiceLink, twoDigits } from '../navigation.ts';

const { home, ...others } = mainLinks;

interface Props {
  services: ServiceLink[];
  /** The path of the page, to mark the current entry. */
  path: string;
}

/**
 * The sticky header. Its two menus work without script: the services open on hover and on focus,
 * and the phone menu is a native popover. `header.client.ts` adds a delay, keyboard support and
 * states.
 */
export function Header({ services, path }: Props) {
  const { name, phone } = company;
  const current = (href: string) => (href === path ? 'page' : undefined);
  const homeEntry = (
    <li>
      <a href={home.href} aria-current={current(home.href)}>
        {home.label}
      </a>
    </li>
  );
  const otherEntries = (emergency: string) =>
    Object.values(others).map((link) => (
      <li key={link.href}>
        <a
          className={link === others.emergency ? emergency : undefined}
          href={link.href}
          aria-current={current(link.href)}
        >
          {link.label}
        </a>
      </li>
    ));
  const quoteButton = <ButtonLink href={others.contact.href}>Devis Gratuit</ButtonLink>;
  return (
    <header className="header">
      <div className="frame row header__line">
        <Wordmark name={name} />
        <nav className="nav" aria-label="Navigation principale">
          <ul className="nav__list">
            {homeEntry}
            <li className="nav__services" data-services>
              <button
                className="nav__button"
                type="button"
                aria-controls="services-menu"
                aria-current={services.some(({ href }) => href === path) || undefined}
              >
                Services
                <Icon sign={ChevronDown} />
              </button>
              <ul className="services-menu" id="services-menu">
                {services.map(({ number, name, menuLine, href }) => (
                  <li key={href}>
                    <a href={href} aria-current={current(href)}>
                      <b aria-hidden="true">{twoDigits(number)}</b>
                      <strong>{name}</strong> <small>{menuLine}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
            {otherEntries('nav__emergency')}
            <li>{quoteButton}</li>
          </ul>
        </nav>
        <button
          className="header__menu"
          type="button"
          popoverTarget="phone-menu"
          aria-controls="phone-menu"
          aria-label="Menu"
        >
          <Icon sign={Menu} />
          <Icon sign={X} />
        </button>
      </div>
      <nav className="phone-menu" id="phone-menu" popover="auto" aria-label="Menu">
        <ul>
          {homeEntry}
          <li>
            <span className="phone-menu__title">Services</span>
            <ul>
              {services.map(({ number, name, href }) => (
                <li key={href}>
                  <a href={href} aria-current={current(href)}>
                    <b aria-hidden="true">{twoDigits(number)}</b>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
          {otherEntries('phone-menu__emergency')}
        </ul>
        <div className="grid phone-menu__actions">
          {quoteButton}
          <PhoneButton phone={phone} />
        </div>
      </nav>
    </header>
  );
}
