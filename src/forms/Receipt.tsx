import { Check } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { emergencyService } from '../../requests/fields.ts';
import { Icon } from '../components/Icon.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import type { FormWords } from './form-kinds.ts';
import type { Request } from './useRequest.ts';

interface Props {
  sent: Request;
  urgentCall: ReactNode;
  words: FormWords;
  onCorrect: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Groups a number of ten digits in pairs. Any other stays as it was typed. */
const inPairs = (number: string) =>
  /^\d{10}$/.test(number) ? number.replace(/\d\d(?=\d)/g, '$&\u00A0') : number;

/** Confirms a sent request above the empty form: the number and e-mail sent, and the next steps. */
export function Receipt({ sent, urgentCall, words, onCorrect, ref }: Props) {
  const isUrgent = 'service' in sent && sent.service === emergencyService;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is an answer that takes the focus.
    <div className="grid receipt" role="group" aria-labelledby="recu" tabIndex={-1} ref={ref}>
      <h3 className="receipt__title heading-2" id="recu">
        <span className="receipt__tile tile">
          <Icon sign={Check} />
        </span>
        {words.done}
      </h3>
      <p>
        {`${words.numberSent}\u00A0`}
        <b translate="no">{`${inPairs(sent.telephone)}.`}</b>{' '}
        <button className="text-button" type="button" onClick={onCorrect}>
          {words.correct}
        </button>
      </p>
      {sent.email && (
        <p>
          {`${words.emailSent} `}
          <b translate="no">{sent.email}</b>.
        </p>
      )}
      {isUrgent ? (
        <>
          <p>{words.urgent}</p>
          {urgentCall}
        </>
      ) : (
        words.next && <NextSteps steps={words.next} />
      )}
    </div>
  );
}
