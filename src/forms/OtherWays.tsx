import type { Ref } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { labels } from '../../requests/fields.ts';
import { ButtonLink } from '../components/Button.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';

interface Props<Request> {
  control: Control<FieldValues, unknown, Request>;
  words: string;
  phone: { display: string; href: string };
  email: string;
  /** Subject of the e-mail. */
  subject: string;
  ref: Ref<HTMLDivElement>;
}

/** After a request that did not go: the number, and an e-mail with what stands in the form. */
export function OtherWays<Request>({ control, words, phone, email, subject, ref }: Props<Request>) {
  return (
    <div className="form__fallback" ref={ref}>
      <p>{words}</p>
      <div className="buttons">
        <PhoneButton phone={phone} />
        <ButtonLink href={mailTo(email, subject, useWatch({ control }))} tone="line">
          Envoyer par e-mail
        </ButtonLink>
      </div>
    </div>
  );
}

function mailTo(email: string, subject: string, values: FieldValues): string {
  const lines = Object.entries(labels).flatMap(([name, label]) => (values[name] ? [`${label} : ${values[name]}`] : []));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
