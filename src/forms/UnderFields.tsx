import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Problem } from '../../requests/check.ts';
import { FieldError } from '../components/Field.tsx';
import { EmailAdvice } from './EmailAdvice.tsx';
import { EmergencyAdvice } from './EmergencyAdvice.tsx';
import { PastDateAdvice } from './PastDateAdvice.tsx';
import { fieldOf, type Texts } from './texts.ts';

interface Props {
  form: HTMLFormElement;
  texts: Texts;
  problems: Problem[];
  words: { emergency: string; meantEmail: string; pastDate: string };
  phone: { display: string; href: string };
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
