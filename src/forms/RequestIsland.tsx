import type { ReactNode } from 'react';
import { labels, subjects } from '../../requests/fields.ts';
import { outcomes } from '../../requests/outcomes.ts';
import { ButtonLink, SubmitButton, sendingLabel } from '../components/Button.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import { Toast } from '../components/Toast.tsx';
import type { Company } from '../content-model/facts/company.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { type FormKind, type FormWords, formKinds, requestId } from './form-kinds.ts';
import { changedValues, type FormValues } from './form-values.ts';
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
 * Both forms, from the error summary to the result. React never renders the fields: they are HTML
 * of the build, which a translator, an extension or a quick visitor may change before hydration. At
 * hydration React's own output contains only the text of the button.
 */
export function RequestIsland({ kind, action, phone, email, chosen, words, children, end }: Props) {
  const { submitLabel } = formKinds[kind];
  const request = useRequest(kind, chosen);
  const { form, texts, problems, sending, hasFailed, sent, answerRef } = request;
  const { isToastShown, closeToast } = request;
  const urgentCall = <PhoneButton phone={phone} tone="emergency" />;
  return (
    <>
      <form
        className="form on-light"
        id={requestId}
        method="post"
        action={action}
        encType="multipart/form-data"
        aria-label={submitLabel}
        {...request.handlers}
      >
        {form && sent && (
          <Receipt
            ref={answerRef}
            sent={sent}
            urgentCall={urgentCall}
            words={words}
            onCorrect={() => {
              // Input typed since then is kept.
              request.change(form, { ...sent, ...changedValues(form) }, 'telephone');
            }}
          />
        )}
        {problems.length > 0 && (
          <ErrorSummary ref={request.summaryRef} errors={problems} words={words} />
        )}
        <BuiltHtml>{children}</BuiltHtml>
        <div className="grid form__end" ref={hasFailed ? answerRef : undefined}>
          <SubmitButton ref={request.buttonRef} busy={sending}>
            {submitLabel}
          </SubmitButton>
          {hasFailed && (
            <div className="grid form__fallback">
              <p>{words.otherWays}</p>
              <div className="buttons">
                <PhoneButton phone={phone} />
                <ButtonLink href={mailTo(email, subjects[kind], texts)} tone="line">
                  Envoyer par e-mail
                </ButtonLink>
              </div>
            </div>
          )}
          <BuiltHtml>{end}</BuiltHtml>
        </div>
      </form>
      {form && (
        <FieldMessages form={form} request={request} words={words} urgentCall={urgentCall} />
      )}
      <Toast
        tone="success"
        isShown={isToastShown && sent !== undefined}
        {...outcomes[kind]}
        meanwhile={sending ? sendingLabel : undefined}
        onClose={closeToast}
      />
      <Toast
        tone="failure"
        isShown={isToastShown && hasFailed}
        {...outcomes.failure}
        onClose={closeToast}
      />
    </>
  );
}

/**
 * HTML that only the build renders. In the browser it has no children, and React leaves the
 * existing ones alone.
 */
function BuiltHtml({ children = '' }: { children: ReactNode }) {
  return (
    <div className="contents" suppressHydrationWarning>
      {children}
    </div>
  );
}

/** Opens an e-mail with what the visitor wrote. */
function mailTo(email: string, subject: string, texts: FormValues): string {
  const lines = Object.entries(labels).flatMap(([name, label]) =>
    texts[name] ? [`${label} : ${texts[name]}`] : [],
  );
  const body = lines.join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
