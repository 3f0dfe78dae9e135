import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { Company } from '../content-model/facts/company.ts';
import { ButtonLink, type Tone } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Telephone = Company['phone'];

/** A button that calls the number. `children` replaces the number as its label. */
export function PhoneButton({
  phone,
  tone = 'line',
  children,
}: {
  phone: Telephone;
  tone?: Tone;
  children?: ReactNode;
}) {
  return (
    <ButtonLink href={phone.href} tone={tone}>
      <Icon sign={Phone} />
      {children ?? <span translate="no">{phone.display}</span>}
    </ButtonLink>
  );
}

/** The number in large type, below a line that says when to call. */
export function PhoneCall({ phone, children }: { phone: Telephone; children: ReactNode }) {
  return (
    <a className="phone-call" href={phone.href}>
      <Icon sign={Phone} />
      <small>{children}</small> <b translate="no">{phone.display}</b>
    </a>
  );
}

/** The number alone, as large as a heading. */
export function PhoneFigure({ phone }: { phone: Telephone }) {
  return (
    <a className="phone-figure tap" href={phone.href} translate="no">
      {phone.display}
    </a>
  );
}
