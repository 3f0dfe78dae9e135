import type { ReactNode } from 'react';
import { labels } from '../../requests/fields.ts';
import { outcomes } from '../../requests/outcomes.ts';
import { ButtonLink, SubmitButton } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
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
}

interface Props extends FormProps {
  state: ReturnType<typeof useRequestForm>;
  /** Start of every field's id. */
  idPrefix: string;
  submitLabel: string;
  success: { title: string; text: string };
  /** Subject of the e-mail offered after a failure. */
  mailSubject: string;
  children: ReactNode;
}

/** The frame of both forms: summary of errors, fields, button, and how the sending ended. */
export function RequestForm({ state, action, idPrefix, submitLabel, success, mailSubject, companyName, phone, email, privacy, children }: Props) {
  const { form, errors, summaryRef, buttonRef, sending, failed, notice, closeNotice } = state;
  return (
    <>
      <form className="form on-light" method="post" action={action} encType="multipart/form-data" {...form}>
        {errors.length > 0 && <ErrorSummary ref={summaryRef} errors={errors} idPrefix={idPrefix} />}
        {children}
        <div className="form__end">
          <SubmitButton ref={buttonRef} sending={sending}>
            {submitLabel}
          </SubmitButton>
          {failed && (
            <div className="form__fallback">
              <p>Ce que vous avez écrit est toujours là. Vous pouvez aussi :</p>
              <div className="buttons">
                <PhoneButton phone={phone} />
                <ButtonLink href={mailTo(email, mailSubject, failed)} tone="line">
                  Envoyer par e-mail
                </ButtonLink>
              </div>
            </div>
          )}
          <p className="small quiet">
            {`${companyName} ${privacy} `}
            <a href="/politique-confidentialite">Politique de confidentialité</a>
          </p>
        </div>
      </form>
      <div role="status">{notice === 'success' && <Notice tone="success" {...success} onClose={closeNotice} />}</div>
      <div role="alert">{notice === 'failure' && <Notice tone="failure" {...outcomes.failure} onClose={closeNotice} />}</div>
    </>
  );
}

function mailTo(email: string, subject: string, values: Record<string, string>): string {
  const lines = Object.entries(labels).flatMap(([name, label]) => (values[name] ? [`${label} : ${values[name]}`] : []));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
