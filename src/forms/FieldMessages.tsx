import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Company } from '../../content-model/company.ts';
import { emergencyService, type Problem } from '../../requests/fields.ts';
import { FieldError } from '../components/Field.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import { todayInParis } from '../hours/today.ts';
import type { FormWords } from './form-kinds.ts';
import { type FormValues, fieldOf } from './form-values.ts';
import { suggestEmail } from './suggest-email.ts';

interface Props {
  form: HTMLFormElement;
  texts: FormValues;
  problems: Problem[];
  words: FormWords;
  phone: Company['phone'];
  onChange: (form: HTMLFormElement, texts: FormValues, name: string) => void;
}

/** Renders the messages below each field: its error, or else advice if the field has a place for it. */
export function FieldMessages({ form, texts, problems, words, phone, onChange }: Props) {
  useEffect(() => {
    for (const field of form.querySelectorAll('[aria-invalid]')) {
      field.setAttribute(
        'aria-invalid',
        String(problems.some(({ name }) => name === field.getAttribute('name'))),
      );
      // Ids without an element are ignored.
      field.setAttribute('aria-describedby', `${field.id}-erreur ${field.id}-exemple`);
    }
  }, [form, problems]);
  const boxOf = (name: string) => fieldOf(form, name)?.closest('.field');
  const advise = (name: string, advice: ReactNode) => {
    const liveRegion = boxOf(name)?.querySelector('[aria-live]');
    return (
      liveRegion &&
      !problems.some((problem) => problem.name === name) &&
      createPortal(advice, liveRegion)
    );
  };
  return (
    <>
      {problems.map(({ name, message }) => {
        const box = boxOf(name);
        return (
          box &&
          createPortal(
            <FieldError id={`${fieldOf(form, name)?.id}-erreur`} message={message} />,
            box,
            name,
          )
        );
      })}
      {advise(
        'email',
        <EmailAdvice
          address={texts.email}
          words={words.meantEmail}
          onAccept={(email) => onChange(form, { email }, 'email')}
        />,
      )}
      {advise(
        'service',
        <EmergencyAdvice service={texts.service} words={words.emergency} phone={phone} />,
      )}
      {advise('datePreferee', <PastDateAdvice date={texts.datePreferee} words={words.pastDate} />)}
    </>
  );
}

/** Suggests a corrected address; a press accepts it. */
function EmailAdvice({
  address = '',
  words,
  onAccept,
}: {
  address: string | undefined;
  words: string;
  onAccept: (meant: string) => void;
}) {
  const meant = suggestEmail(address);
  if (!meant) return null;
  return (
    <p className="field__advice">
      {`${words} `}
      <button
        className="text-button"
        type="button"
        aria-label={`Remplacer par ${meant}`}
        onClick={() => onAccept(meant)}
      >
        {meant}
      </button>
      {'\u202F?'}
    </p>
  );
}

/** For leaks: says that a call is faster than the form. */
function EmergencyAdvice({
  service,
  words,
  phone,
}: {
  service: string | undefined;
  words: string;
  phone: Company['phone'];
}) {
  if (service !== emergencyService) return null;
  return (
    <div className="field__advice field__advice--call">
      <p>{words}</p>
      <PhoneButton phone={phone} tone="emergency" />
    </div>
  );
}

/** Says that the preferred day is past; it is accepted anyway. */
function PastDateAdvice({ date, words }: { date: string | undefined; words: string }) {
  if (!date || date >= todayInParis()) return null;
  return <p className="field__advice">{words}</p>;
}
