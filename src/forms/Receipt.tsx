import { Check } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '../components/Icon.tsx';
import { NextSteps } from '../components/NextSteps.tsx';

interface Props {
  text: string;
  telephone: string;
  words: { done: string; numberSent: string; next?: string[] | undefined; correct: string; again: string };
  onCorrect: () => void;
  onAgain: () => void;
  ref: Ref<HTMLDivElement>;
}

/** In place of a form that was sent: that it arrived, with which number, and what comes next. */
export function Receipt({ text, telephone, words, onCorrect, onAgain, ref }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is an answer that takes the focus.
    <div className="form receipt on-light" role="group" aria-labelledby="recu" tabIndex={-1} ref={ref}>
      <h3 className="receipt__title heading-2" id="recu">
        <span className="receipt__tile tile">
          <Icon sign={Check} />
        </span>
        {words.done}
      </h3>
      <p>{text}</p>
      <p>
        {`${words.numberSent}\u00A0`}
        <b>{telephone}</b>
        {'. '}
        <button className="receipt__correct" type="button" onClick={onCorrect}>
          {words.correct}
        </button>
      </p>
      {words.next && <NextSteps steps={words.next} />}
      <button className="button button--line" type="button" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
}
