import type { ReactNode } from 'react';
import type { Company } from '../../settings/company.ts';
import { ButtonLink } from '../components/Button.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import { Ridge } from '../components/SectionHeading.tsx';
import { typeset } from '../text/typeset.ts';

interface Props {
  title: string;
  text: string;
  phone: Company['phone'];
  children?: ReactNode;
}

/** The answer to a form sent without script. */
export function Sent({ title, text, phone, children }: Props) {
  return (
    <section className="sent frame">
      <Ridge />
      <h1 className="heading-1">{typeset(title)}</h1>
      <p className="lead">{text}</p>
      {children}
      <div className="buttons">
        <ButtonLink href="/">Retour à l’accueil</ButtonLink>
        <PhoneButton phone={phone} />
      </div>
    </section>
  );
}
