import type { ReactNode } from 'react';
import { outcomes } from '../../requests/outcomes.ts';
import { SubmitButton, sendingLabel } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { useRequestForm } from './useRequestForm.ts';

/** What a form needs to know of the page it stands on. */
export interface FormProps {
  /** Address that takes the request. */
  action: string;
  companyName: string;
  phone: { display: string; href: string };
  email: string;
  /** The sentence by the button: why the data is wanted and how long it is kept. */
  privacy: string;
  /** Before the number that was sent. */
  numberSent: string;
  words: {
    /** Above the other ways to reach the company, after a failure. */
    otherWays: string;
    /** Why nothing was sent without network. */
    offline: string;
    /** What is better than a form when water comes in. */
    emergency: string;
    /** What opens the fields that nobody has to fill in. */
    details: string;
    /** Right values, under the fields that have a form of their own. */
    phoneExample: string;
    emailExample: string;
    /** Behind the number that was sent, which may be wrong. */
    correct: string;
    /** Above the fields that were refused: one, or several behind their number. */
    oneError: string;
    errors: string;
    /** Before the address that was probably meant. */
    meantEmail: string;
    /** The preferred day has gone by, and may stay. */
    pastDate: string;
  };
}

interface Props<Request extends Record<string, string>> extends FormProps {
  state: ReturnType<typeof useRequestForm<Request>>;
  /** Start of every field's id. */
  idPrefix: string;
  submitLabel: string;
  success: { title: string; text: string };
  /** Subject of the e-mail offered after a failure. */
  mailSubject: string;
  children: ReactNode;
}

/** The frame of both forms: summary of errors, fields, button, and how the sending ended. */
export function RequestForm<Request extends Record<string, string>>({
  state,
  action,
  idPrefix,
  submitLabel,
  success,
  numberSent,
  mailSubject,
  companyName,
  phone,
  email,
  privacy,
  words,
  children,
}: Props<Request>) {
  const { form, control, errors, summaryRef, buttonRef, fallbackRef, sending, sent, hasFailed, notice, closeNotice, correct } = state;
  return (
    <>
      <form className="form on-light" method="post" action={action} encType="multipart/form-data" aria-label={submitLabel} {...form}>
        {errors.length > 0 && <ErrorSummary ref={summaryRef} errors={errors} idPrefix={idPrefix} words={words} />}
        {children}
        <div className="form__end">
          <SubmitButton ref={buttonRef} sending={sending}>
            {submitLabel}
          </SubmitButton>
          {/* Shown by what loads this script, where it could not be had. */}
          <p className="form__offline" role="alert" data-offline hidden>
            {words.offline}
          </p>
          {hasFailed && <OtherWays ref={fallbackRef} control={control} words={words.otherWays} phone={phone} email={email} subject={mailSubject} />}
          <p className="small quiet">
            {`${companyName} ${privacy} `}
            <a href="/politique-confidentialite">Politique de confidentialité</a>
          </p>
        </div>
      </form>
      <Notice tone="success" isShown={notice === 'success'} {...success} meanwhile={sending ? sendingLabel : undefined} onClose={closeNotice}>
        {sent?.telephone && (
          <p>
            {`${numberSent}\u00A0`}
            <b>{sent.telephone}</b>
            {'. '}
            <button className="notice__correct" type="button" onClick={() => correct('telephone')}>
              {words.correct}
            </button>
          </p>
        )}
      </Notice>
      <Notice tone="failure" isShown={notice === 'failure'} {...outcomes.failure} onClose={closeNotice} />
    </>
  );
}
