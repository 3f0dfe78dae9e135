import { Check } from 'lucide';
import type { ReactNode } from 'react';
import type { Company } from '../../settings/company.ts';
import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { PhoneFigure } from '../components/PhoneLink.tsx';
import { Ridge } from '../components/SectionHeading.tsx';
import { typeset } from '../text/typeset.ts';

interface Props {
  title: string;
  text: string;
  phone: Company['phone'];
  /** What is done with it, and what comes next. */
  steps?: { done: string; next: string[] };
  children?: ReactNode;
}

/** The answer to a form sent without script. */
export function Sent({ title, text, phone, steps, children }: Props) {
  return (
    <section className="sent frame">
      <Ridge />
      <h1 className="heading-1">{typeset(title)}</h1>
      <p className="lead">{text}</p>
      {children}
      {steps && (
        <ol className="sent__steps">
          <li>
            <Icon sign={Check} />
            {steps.done}
          </li>
          {steps.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <PhoneFigure phone={phone} />
      <div className="buttons">
        <ButtonLink href="/">Retour à l’accueil</ButtonLink>
      </div>
    </section>
  );
}
