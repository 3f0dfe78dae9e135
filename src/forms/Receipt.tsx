import { Check } from 'lucide';
import type { Ref } from 'react';
import type { Company } from '../../content-model/company.ts';
import { emergencyService } from '../../requests/fields.ts';
import { Icon } from '../components/Icon.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import type { FormWords } from './form-kinds.ts';
import type { Request } from './useForm.ts';

interface Props {
  text: string;
  sent: Request;
  phone: Company['phone'];
  words: FormWords;
  onCorrect: () => void;
  onAgain: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Replaces a sent form: confirms it with the number and e-mail, and says what comes next. */
export function Receipt({ text, sent, phone, words, onCorrect, onAgain, ref }: Props) {
  const isUrgent = 'service' in sent && sent.service === emergencyService;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is an answer that takes the focus.
    <div
      className="form receipt on-light"
      role="group"
      aria-labelledby="recu"
      tabIndex={-1}
      ref={ref}
    >
      <h3 className="receipt__title heading-2" id="recu">
        <span className="receipt__tile tile">
          <Icon sign={Check} />
        </span>
        {words.done}
      </h3>
      <p>{text}</p>
      <p>
        {`${words.numberSent}\u00A0`}
        <b>{sent.telephone}</b>
        {'. '}
        <button className="text-button" type="button" onClick={onCorrect}>
          {words.correct}
        </button>
      </p>
      {words.emailSent && sent.email && (
        <p>
          {`${words.emailSent} `}
          <b>{sent.email}</b>.
        </p>
      )}
      {isUrgent ? (
        <>
          <p>{words.urgent}</p>
          <PhoneButton phone={phone} tone="emergency" />
        </>
      ) : (
        words.next && <NextSteps steps={words.next} />
      )}
      <button className="button button--line" type="button" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
}
