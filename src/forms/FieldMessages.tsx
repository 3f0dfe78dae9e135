import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { emergencyService } from '../../requests/fields.ts';
import { FieldError } from '../components/Field.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import type { Company } from '../content-model/company.ts';
import type { FormWords } from './form-kinds.ts';
import { fieldOf } from './form-values.ts';
import { suggestEmail } from './suggest-email.ts';
import type { useRequest } from './useRequest.ts';

interface Props {
  form: HTMLFormElement;
  request: ReturnType<typeof useRequest>;
  words: FormWords;
  phone: Company['phone'];
}

/** French, German and Swiss numbers have nine digits at least. */
const isShort = (phone: string) => phone !== '' && phone.replace(/\D/g, '').length < 9;

/**
 * Renders the messages below each field: its error, or else advice, which never blocks. Advice on
 * what is typed waits until the field was left.
 */
export function FieldMessages({ form, request, words, phone }: Props) {
  const { texts, left, problems, change } = request;
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

  const { email = '', telephone = '', service } = texts;
  const meant = suggestEmail(left.email ?? '') && suggestEmail(email);
  const advice: Record<string, ReactNode> = {
    email: meant && (
      <p className="field__advice">
        {`${words.meantEmail} `}
        <button
          className="text-button"
          type="button"
          aria-label={`Remplacer par ${meant}`}
          onClick={() => change(form, { email: meant }, 'email')}
        >
          {meant}
        </button>
        {'\u202F?'}
      </p>
    ),
    telephone: isShort(left.telephone ?? '') && isShort(telephone) && (
      <p className="field__advice">{words.shortPhone}</p>
    ),
    // For leaks: says that a call is faster than the form.
    service: service === emergencyService && (
      <div className="field__advice field__advice--call">
        <p>{words.emergency}</p>
        <PhoneButton phone={phone} tone="emergency" />
      </div>
    ),
  };
  const boxOf = (name: string) => fieldOf(form, name)?.closest('.field');
  return (
    <>
      {problems.map(({ name, message }) => {
        const box = boxOf(name);
        const id = `${fieldOf(form, name)?.id}-erreur`;
        return box && createPortal(<FieldError id={id} message={message} />, box, name);
      })}
      {Object.entries(advice).map(([name, said]) => {
        const region = boxOf(name)?.querySelector('[aria-live]');
        const isWrong = problems.some((problem) => problem.name === name);
        return region && !isWrong && createPortal(said, region, name);
      })}
    </>
  );
}
