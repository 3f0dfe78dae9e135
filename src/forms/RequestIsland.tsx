import type { ReactNode } from 'react';
import type { Company } from '../../content-model/company.ts';
import { outcomes } from '../../requests/outcomes.ts';
import { SubmitButton, sendingLabel } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { type Kind, kinds, requestId, type Words } from './kinds.ts';
import { OtherWays } from './OtherWays.tsx';
import { Receipt } from './Receipt.tsx';
import type { Texts } from './texts.ts';
import { UnderFields } from './UnderFields.tsx';
import { useRequest } from './useRequest.ts';

interface Props {
  kind: Kind;
  /** Address that takes the request. */
  action: string;
  phone: Company['phone'];
  email: string;
  /** What the page is for, whatever a draft says. */
  chosen?: Texts | undefined;
  words: Words;
  /** The fields, and what stands below the button. */
  children?: ReactNode;
  end?: ReactNode;
}

/**
 * Both forms, from their summary of errors to how the sending ended. Their fields are HTML of the page, which React never draws: a translator, an
 * extension or a quick visitor may have changed them before it comes. What it draws itself holds no text until then, but for the button.
 */
export function RequestIsland({ kind, action, phone, email, chosen, words, children, end }: Props) {
  const { idPrefix, submitLabel, success, mailSubject } = kinds[kind];
  const request = useRequest(kind, chosen);
  const { form, texts, problems, sending, hasFailed, sent, answerRef, isNoticeShown, closeNotice, goOn, change } = request;
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
        {problems.length > 0 && <ErrorSummary ref={request.summaryRef} errors={problems} idPrefix={idPrefix} words={words} />}
        {children}
        <div className="form__end" ref={hasFailed ? answerRef : undefined}>
          <SubmitButton ref={request.buttonRef} sending={sending}>
            {submitLabel}
          </SubmitButton>
          {hasFailed && <OtherWays texts={texts} words={words.otherWays} phone={phone} email={email} subject={mailSubject} />}
          {end}
        </div>
      </form>
      {form && <UnderFields form={form} texts={texts} problems={problems} words={words} phone={phone} onChange={change} />}
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
      <Notice tone="failure" isShown={isNoticeShown && hasFailed} {...outcomes.failure} onClose={closeNotice} />
    </>
  );
}
