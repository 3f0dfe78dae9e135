import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Company } from '../../content-model/company.ts';
import { emergencyService, type Problem } from '../../requests/fields.ts';
import { FieldError } from '../components/Field.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import { todayInParis } from '../hours/today.ts';
import type { Words } from './kinds.ts';
import { suggestEmail } from './suggest-email.ts';
import { fieldOf, type Texts } from './texts.ts';

interface Props {
  form: HTMLFormElement;
  texts: Texts;
  problems: Problem[];
  words: Words;
  phone: Company['phone'];
  onChange: (form: HTMLFormElement, texts: Texts, name: string) => void;
}

/** What is said in each field below its control: what is wrong, or else what to consider, where the field has a place for it. */
export function UnderFields({ form, texts, problems, words, phone, onChange }: Props) {
  useEffect(() => {
    for (const field of form.querySelectorAll('[aria-invalid]')) {
      field.setAttribute('aria-invalid', String(problems.some(({ name }) => name === field.getAttribute('name'))));
      // Of the two what is not there is not said.
      field.setAttribute('aria-describedby', `${field.id}-erreur ${field.id}-exemple`);
    }
  }, [form, problems]);
  const boxOf = (name: string) => fieldOf(form, name)?.closest('.field');
  const advise = (name: string, advice: ReactNode) => {
    const place = boxOf(name)?.querySelector('[aria-live]');
    return place && !problems.some((problem) => problem.name === name) && createPortal(advice, place);
  };
  return (
    <>
      {problems.map(({ name, message }) => {
        const box = boxOf(name);
        return box && createPortal(<FieldError id={`${fieldOf(form, name)?.id}-erreur`} message={message} />, box, name);
      })}
      {advise('email', <EmailAdvice address={texts.email} words={words.meantEmail} onAccept={(email) => onChange(form, { email }, 'email')} />)}
      {advise('service', <EmergencyAdvice service={texts.service} words={words.emergency} phone={phone} />)}
      {advise('datePreferee', <PastDateAdvice date={texts.datePreferee} words={words.pastDate} />)}
    </>
  );
}

/** Offers the address that was probably meant; a press takes it over. */
function EmailAdvice({ address = '', words, onAccept }: { address: string | undefined; words: string; onAccept: (meant: string) => void }) {
  const meant = suggestEmail(address);
  if (!meant) return null;
  return (
    <p className="field__advice">
      {`${words} `}
      <button className="text-button" type="button" aria-label={`Remplacer par ${meant}`} onClick={() => onAccept(meant)}>
        {meant}
      </button>
      {'\u202F?'}
    </p>
  );
}

/** Says, to whoever asks for help with a leak, that a call is faster than a form. */
function EmergencyAdvice({ service, words, phone }: { service: string | undefined; words: string; phone: Company['phone'] }) {
  if (service !== emergencyService) return null;
  return (
    <div className="field__advice field__advice--call">
      <p>{words}</p>
      <PhoneButton phone={phone} tone="emergency" />
    </div>
  );
}

/** Says that the preferred day has gone by; it may stay. */
function PastDateAdvice({ date, words }: { date: string | undefined; words: string }) {
  if (!date || date >= todayInParis()) return null;
  return <p className="field__advice">{words}</p>;
}
