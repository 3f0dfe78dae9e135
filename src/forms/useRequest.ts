import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Kind } from './kinds.ts';
import { send } from './send.ts';
import { fieldOf, fillIn, type Texts } from './texts.ts';
import { type Request, useForm } from './useForm.ts';

type FormEvent = SyntheticEvent<HTMLFormElement>;

/** What both forms do: check on submit and then while typing, send once, keep everything after a failure, and start afresh after a success. */
export function useRequest(kind: Kind, chosen: Texts | undefined) {
  const { form, setForm, texts, problems, follow, keep, validate, clear } = useForm(kind, chosen);
  const summaryRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  /** What went stays in view until the visitor goes on: a wrong digit may have gone with it. */
  const [state, setState] = useState<'writing' | 'sending' | 'failed' | Request>('writing');
  const [isNoticeShown, showNotice] = useState(false);
  const sent = typeof state === 'object' ? state : undefined;

  /** The button goes off, and the receipt takes the place of the form, with the focus on them. */
  const findFocus = () => {
    for (const element of [answerRef.current, buttonRef.current])
      if (document.activeElement?.matches('body, [hidden] *')) element?.focus({ preventScroll: true });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === 'sending') return;
    keep(form);
    const request = validate(form);
    flushSync(() => {
      showNotice(false);
      if (request) setState('sending');
    });
    if (!request) {
      summaryRef.current?.focus();
      return;
    }
    const ok = await send(form.action, request);
    if (ok) clear(form);
    // The focus first, then the notice: what takes the focus is read aloud at once, and would cut it short.
    flushSync(() => {
      setState(ok ? request : 'failed');
      follow(form);
    });
    findFocus();
    flushSync(() => showNotice(true));
    answerRef.current?.scrollIntoView();
  };

  const goOn = () =>
    flushSync(() => {
      setState('writing');
      showNotice(false);
    });

  return {
    handlers: {
      ref: setForm,
      onSubmit: submit,
      onInput: ({ currentTarget }: FormEvent) => {
        // Another part of the page may write into a form that was sent.
        if (sent) goOn();
        keep(currentTarget);
      },
      // A browser says no more of a half date that is erased.
      onKeyUp: ({ currentTarget }: FormEvent) => follow(currentTarget),
      onBlur: ({ currentTarget }: FormEvent) => follow(currentTarget),
    },
    ...{ form, texts, problems, sending: state === 'sending', hasFailed: state === 'failed', sent, summaryRef, buttonRef, answerRef },
    isNoticeShown,
    closeNotice: () => {
      flushSync(() => showNotice(false));
      findFocus();
    },
    goOn,
    /** Writes into the form as if the visitor had, and goes to the field of this name. */
    change: (form: HTMLFormElement, texts: Texts, name: string) => {
      fillIn(form, texts);
      keep(form);
      const field = fieldOf(form, name);
      field?.focus();
      return field;
    },
  };
}
