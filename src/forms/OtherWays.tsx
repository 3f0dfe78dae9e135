import type { Company } from '../../content-model/company.ts';
import { labels } from '../../requests/fields.ts';
import { ButtonLink } from '../components/Button.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import type { Texts } from './texts.ts';

interface Props {
  texts: Texts;
  words: string;
  phone: Company['phone'];
  email: string;
  /** Subject of the e-mail. */
  subject: string;
}

/** After a request that did not go: the number, and an e-mail with what stands in the form. */
export function OtherWays({ texts, words, phone, email, subject }: Props) {
  return (
    <div className="form__fallback">
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

function mailTo(email: string, subject: string, texts: Texts): string {
  const lines = Object.entries(labels).flatMap(([name, label]) => (texts[name] ? [`${label} : ${texts[name]}`] : []));
  const body = lines.join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
