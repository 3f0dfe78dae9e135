import type { ReactNode } from 'react';
import type { Company } from '../../content-model/company.ts';
import { outcomes } from '../../requests/outcomes.ts';
import { SubmitButton, sendingLabel } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureFallback } from './FailureFallback.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { type FormKind, type FormWords, formKinds, requestId } from './form-kinds.ts';
import type { FormValues } from './form-values.ts';
import { Receipt } from './Receipt.tsx';
import { useRequest } from './useRequest.ts';

interface Props {
  kind: FormKind;
  /** URL the form posts to. */
  action: string;
  phone: Company['phone'];
  email: string;
  /** Values set by the page, which override the draft. */
  chosen?: FormValues | undefined;
  words: FormWords;
  /** The fields, and the content below the button. */
  children?: ReactNode;
  end?: ReactNode;
}

/**
 * Both forms, from the error summary to the result. React never renders the fields: they are HTML, which a translator, an extension or a quick
 * visitor may change before hydration. Until then its own output contains no text but the button's.
 */
export function RequestIsland({ kind, action, phone, email, chosen, words, children, end }: Props) {
  const { idPrefix, submitLabel, success, mailSubject } = formKinds[kind];
  const request = useRequest(kind, chosen);
  const {
    form,
    texts,
    problems,
    sending,
    hasFailed,
    sent,
    answerRef,
    isNoticeShown,
    closeNotice,
    goOn,
    change,
  } = request;
  return (
    <>
      <form
        className="form on-light"
        id={requestId}
        method="post"
        action={action}
        encType="multipart/form-data"
        aria-label={submitLabel}
        hidden={sent !== undefined}
        {...request.handlers}
      >
        {problems.length > 0 && (
          <ErrorSummary
            ref={request.summaryRef}
            errors={problems}
            idPrefix={idPrefix}
            words={words}
          />
        )}
        {children}
        <div className="form__end" ref={hasFailed ? answerRef : undefined}>
          <SubmitButton ref={request.buttonRef} sending={sending}>
            {submitLabel}
          </SubmitButton>
          {hasFailed && (
            <FailureFallback
              texts={texts}
              words={words.otherWays}
              phone={phone}
              email={email}
              subject={mailSubject}
            />
          )}
          {end}
        </div>
      </form>
      {form && (
        <FieldMessages
          form={form}
          texts={texts}
          problems={problems}
          words={words}
          phone={phone}
          onChange={change}
        />
      )}
      {form && sent && (
        <Receipt
          ref={answerRef}
          text={success.text}
          sent={sent}
          phone={phone}
          words={words}
          onCorrect={() => {
            goOn();
            const field = change(form, { ...sent }, 'telephone');
            if (field instanceof HTMLInputElement) field.select();
          }}
          onAgain={() => {
            goOn();
            form.querySelector('input')?.focus();
          }}
        />
      )}
      <Notice
        tone="success"
        isShown={isNoticeShown && sent !== undefined}
        {...success}
        meanwhile={sending ? sendingLabel : undefined}
        onClose={closeNotice}
      />
      <Notice
        tone="failure"
        isShown={isNoticeShown && hasFailed}
        {...outcomes.failure}
        onClose={closeNotice}
      />
    </>
  );
}
