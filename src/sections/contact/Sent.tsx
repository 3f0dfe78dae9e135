import '../../components/PhoneFigure.css';
import './Sent.css';
import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PhoneFigure } from '../../components/PhoneLink.tsx';
import { Ridge } from '../../components/SectionHeading.tsx';
import { TileRoof } from '../../components/TileRoof.tsx';
import type { Company } from '../../content-model/facts/company.ts';
import { typeset } from '../../lib/text/typography.ts';
import { mainLinks } from '../../navigation.ts';

interface Props {
  title: string;
  text: string;
  phone: Company['phone'];
  /** Whether the request did not arrive. */
  lost?: boolean;
  /** The step that is done, and the next ones. */
  steps?: { done: string; next: string[] };
  children?: ReactNode;
}

/** The page after a form was sent without script: the tile is in place, or has fallen. */
export function Sent({ title, text, phone, lost = false, steps, children }: Props) {
  return (
    <section className="sent roofed frame">
      <TileRoof laid={!lost}>
        <span aria-hidden="true">
          <Icon sign={lost ? X : Check} />
        </span>
      </TileRoof>
      <div className="roofed__words stack beside-call">
        <Ridge />
        <h1 className="heading-1">{typeset(title)}</h1>
        <p className="lead">{text}</p>
        {children}
        <PhoneFigure phone={phone} />
        <div className="buttons">
          <ButtonLink href={mainLinks.home.href}>Retour à l’accueil</ButtonLink>
        </div>
      </div>
      {steps && (
        <ol className="steps">
          <li>
            <Icon sign={Check} />
            {steps.done}
          </li>
          {steps.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
