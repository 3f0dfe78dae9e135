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
  words: {
    /** Above the other ways to reach the company, after a failure. */
    otherWays: string;
    /** Why nothing was sent without network. */
    offline: string;
    /** What is better than a form when water comes in. */
    emergency: string;
    /** What opens the fields that nobody has to fill in. */
    details: string;
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
  mailSubject,
  companyName,
  phone,
  email,
  privacy,
  words,
  children,
}: Props<Request>) {
  const { form, control, errors, summaryRef, buttonRef, fallbackRef, sending, hasFailed, notice, closeNotice } = state;
  return (
    <>
      <form className="form on-light" method="post" action={action} encType="multipart/form-data" {...form}>
        {errors.length > 0 && <ErrorSummary ref={summaryRef} errors={errors} idPrefix={idPrefix} />}
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
      <div role="status">
        {sending && <p className="visually-hidden">{sendingLabel}</p>}
        {notice === 'success' && <Notice tone="success" {...success} onClose={closeNotice} />}
      </div>
      <div role="alert">{notice === 'failure' && <Notice tone="failure" {...outcomes.failure} onClose={closeNotice} />}</div>
    </>
  );
}
