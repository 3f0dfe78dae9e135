import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormKind } from './form-kinds.ts';
import { type FormValues, fieldOf, setValues } from './form-values.ts';
import { send } from './send.ts';
import { type Request, useForm } from './useForm.ts';

type FormEvent = SyntheticEvent<HTMLFormElement>;

/** The behaviour of both forms: validate on submit and then while typing, send once, keep all input after a failure, reset after a success. */
export function useRequest(kind: FormKind, chosen: FormValues | undefined) {
  const { form, setForm, texts, problems, follow, keep, validate, clear } = useForm(kind, chosen);
  const summaryRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  /** The sent request stays visible until the visitor continues: it may contain a wrong digit. */
  const [state, setState] = useState<'writing' | 'sending' | 'failed' | Request>('writing');
  const [isNoticeShown, showNotice] = useState(false);
  const sent = typeof state === 'object' ? state : undefined;

  /** Moves a lost focus: the button gets disabled, and the receipt replaces the form. */
  const findFocus = () => {
    for (const element of [answerRef.current, buttonRef.current])
      if (document.activeElement?.matches('body, [hidden] *'))
        element?.focus({ preventScroll: true });
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
    // Focus before the notice: a focus change would interrupt its announcement.
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
        // Another part of the page may write into a sent form.
        if (sent) goOn();
        keep(currentTarget);
      },
      // No input event tells that a half-typed date was deleted.
      onKeyUp: ({ currentTarget }: FormEvent) => follow(currentTarget),
      onBlur: ({ currentTarget }: FormEvent) => follow(currentTarget),
    },
    ...{
      form,
      texts,
      problems,
      sending: state === 'sending',
      hasFailed: state === 'failed',
      sent,
      summaryRef,
      buttonRef,
      answerRef,
    },
    isNoticeShown,
    closeNotice: () => {
      flushSync(() => showNotice(false));
      findFocus();
    },
    goOn,
    /** Sets values as if typed, and focuses a field. */
    change: (form: HTMLFormElement, texts: FormValues, name: string) => {
      setValues(form, texts);
      keep(form);
      const field = fieldOf(form, name);
      field?.focus();
      return field;
    },
  };
}
