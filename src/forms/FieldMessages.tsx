import { CircleAlert } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { emergencyService } from '../../requests/fields.ts';
import { Icon } from '../components/Icon.tsx';
import { type FormWords, fieldId } from './form-kinds.ts';
import { fieldOf } from './form-values.ts';
import { suggestEmail } from './suggest-email.ts';
import type { useRequest } from './useRequest.ts';

interface Props {
  form: HTMLFormElement;
  request: ReturnType<typeof useRequest>;
  words: FormWords;
  urgentCall: ReactNode;
}

/** French, German and Swiss numbers have at least nine digits. */
const isShort = (phone: string) => phone !== '' && phone.replace(/\D/g, '').length < 9;

/**
 * Renders the messages below each field: its error, or else advice, which never blocks sending.
 * Advice on typed text waits until the visitor has left the field.
 */
export function FieldMessages({ form, request, words, urgentCall }: Props) {
  const { texts, left, problems, change } = request;
  const isWrong = (name: string | null) => problems.some((problem) => problem.name === name);
  useEffect(() => {
    for (const field of form.querySelectorAll('[aria-invalid]')) {
      field.setAttribute('aria-invalid', String(isWrong(field.getAttribute('name'))));
      // Ids without an element are ignored.
      field.setAttribute('aria-describedby', `${field.id}-erreur ${field.id}-exemple`);
    }
  });

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
        {urgentCall}
      </div>
    ),
  };
  const boxOf = (name: string) => fieldOf(form, name)?.closest('.field');
  return (
    <>
      {problems.map(({ name, message }) => {
        const box = boxOf(name);
        return (
          box &&
          createPortal(
            <p className="field__error" id={`${fieldId(name)}-erreur`}>
              <Icon sign={CircleAlert} />
              <span>{message}</span>
            </p>,
            box,
            name,
          )
        );
      })}
      {Object.entries(advice).map(([name, said]) => {
        const region = boxOf(name)?.querySelector('[aria-live]');
        return region && !isWrong(name) && createPortal(said, region, name);
      })}
    </>
  );
}
