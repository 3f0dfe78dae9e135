import { labels } from '../../requests/fields.ts';
import { ButtonLink } from '../components/Button.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import type { Company } from '../content-model/company.ts';
import type { FormValues } from './form-values.ts';

interface Props {
  texts: FormValues;
  words: string;
  phone: Company['phone'];
  email: string;
  subject: string;
}

/** The fallback after a failed send: the telephone number, and an e-mail with the form's values. */
export function FailureFallback({ texts, words, phone, email, subject }: Props) {
  return (
    <div className="grid form__fallback">
      <p>{words}</p>
      <div className="buttons">
        <PhoneButton phone={phone} />
        <ButtonLink href={mailTo(email, subject, texts)} tone="line">
          Envoyer par e-mail
        </ButtonLink>
      </div>
    </div>
  );
}

function mailTo(email: string, subject: string, texts: FormValues): string {
  const lines = Object.entries(labels).flatMap(([name, label]) =>
    texts[name] ? [`${label} : ${texts[name]}`] : [],
  );
  const body = lines.join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
