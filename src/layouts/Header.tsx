import { ChevronDown, Menu, Phone, X } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import type { Company } from '../content-model/company.ts';
import { mainLinks, type ServiceLink, twoDigits } from '../navigation.ts';
import { Wordmark } from './Wordmark.tsx';

const { home, ...others } = mainLinks;

interface Props {
  company: Company;
  services: ServiceLink[];
  /** Path of the page, to mark where the visitor is. */
  path: string;
}

/**
 * The sticky header. Its two menus are plain HTML that works without script: the services open on
 * hover and on focus, the phone menu is a native popover. `header.client.ts` adds delay, keyboard
 * and states.
 */
export function Header({ company, services, path }: Props) {
  const { phone } = company;
  const current: Current = (href) => (href === path ? 'page' : undefined);
  const onService = services.some(({ href }) => href === path);
  return (
    <header className="header">
      <div className="frame row header__line">
        <Wordmark name={company.name} />
        <nav className="nav" aria-label="Navigation principale">
          <ul className="nav__list">
            <Entries current={current} emergency="nav__emergency">
              <li className="nav__services" data-services>
                <button
                  className="nav__button"
                  type="button"
                  aria-controls="services-menu"
                  aria-current={onService || undefined}
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
            </Entries>
            <li>
              <ButtonLink href={others.contact.href}>Devis Gratuit</ButtonLink>
            </li>
          </ul>
        </nav>
        <div className="header__phone">
          <a
            className="header__square"
            href={phone.href}
            aria-label={`Appeler le ${phone.display}`}
          >
            <Icon sign={Phone} />
          </a>
          <button
            className="header__square"
            type="button"
            popoverTarget="phone-menu"
            aria-controls="phone-menu"
            aria-label="Menu"
          >
            <Icon sign={Menu} />
            <Icon sign={X} />
          </button>
        </div>
      </div>
      <PhoneMenu services={services} phone={phone} current={current} />
    </header>
  );
}

/** Marks the page where the visitor is. */
type Current = (href: string) => 'page' | undefined;

/** The entries of both menus, the services after the first one. */
function Entries({
  current,
  emergency,
  children,
}: {
  current: Current;
  emergency: string;
  children: ReactNode;
}) {
  return (
    <>
      <li>
        <a href={home.href} aria-current={current(home.href)}>
          {home.label}
        </a>
      </li>
      {children}
      {Object.values(others).map(({ href, label }) => (
        <li key={href}>
          <a
            className={href === others.emergency.href ? emergency : undefined}
            href={href}
            aria-current={current(href)}
          >
            {label}
          </a>
        </li>
      ))}
    </>
  );
}

function PhoneMenu({
  services,
  phone,
  current,
}: Pick<Props, 'services'> & { phone: Company['phone']; current: Current }) {
  return (
    <nav className="phone-menu" id="phone-menu" popover="auto" aria-label="Menu">
      <ul>
        <Entries current={current} emergency="phone-menu__emergency">
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
        </Entries>
      </ul>
      <div className="grid phone-menu__actions">
        <ButtonLink href={others.contact.href}>Devis Gratuit</ButtonLink>
        <PhoneButton phone={phone} />
      </div>
    </nav>
  );
}
