import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CallbackRequest, type ContactRequest, check } from '../../requests/fields.ts';
import { draftEvent, readyEvent } from '../lib/events.ts';
import { draftKeys, eraseDraft, readDraft, saveDraft } from './draft.ts';
import { type FormKind, formKinds } from './form-kinds.ts';
import {
  changedValues,
  currentValues,
  type FormValues,
  fieldOf,
  setValues,
} from './form-values.ts';
import { send } from './send.ts';

/** A request from one of the forms. */
export type Request = CallbackRequest | ContactRequest;

type FormEvent = SyntheticEvent<HTMLFormElement>;

/**
 * The behaviour of both forms: validate on submit and then while typing, send once, keep all input
 * after a failure, reset after a success, and keep a draft. The form element is the only store:
 * browsers, translators and other scripts also write into it, even before hydration.
 */
export function useRequest(kind: FormKind, chosen: FormValues | undefined) {
  const draftKey = draftKeys[kind];
  const checked = (texts: FormValues) => check<Request>(formKinds[kind].schema, texts);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [texts, setTexts] = useState<FormValues>({});
  /** The values when the visitor last left a field. Advice waits for that. */
  const [left, setLeft] = useState<FormValues>({});
  /** After the first submit, errors are shown and updated while typing. */
  const [isTried, setTried] = useState(false);
  /** The sent request is shown until the next submit, as its number may have a wrong digit. */
  const [state, setState] = useState<'writing' | 'sending' | 'failed' | Request>('writing');
  const [isToastShown, showToast] = useState(false);
  const summaryRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);

  const follow = (form: HTMLFormElement) => setTexts(currentValues(form));
  const followAndSave = (form: HTMLFormElement) => {
    follow(form);
    saveDraft(draftKey, changedValues(form));
  };

  const wake = useEffectEvent((form: HTMLFormElement) => {
    // Input typed during hydration is newer than the draft.
    const typed = changedValues(form);
    setValues(form, { ...readDraft(draftKey), ...chosen, ...typed });
    if (Object.keys(typed).length > 0) followAndSave(form);
    else follow(form);
    // A pending submit continues once React has finished.
    queueMicrotask(() => form.dispatchEvent(new Event(readyEvent, { bubbles: true })));
  });
  useEffect(() => {
    if (!form) return;
    wake(form);
    const takeUp = ({ detail }: DocumentEventMap[typeof draftEvent]) => {
      if (detail.key !== draftKey) return;
      setValues(form, detail.texts);
      form.dispatchEvent(new Event('input', { bubbles: true }));
    };
    document.addEventListener(draftEvent, takeUp);
    return () => document.removeEventListener(draftEvent, takeUp);
  }, [form, draftKey]);

  /** Focuses the receipt, or else the button, which lost the focus while it was disabled. */
  const findFocus = () => {
    answerRef.current?.focus({ preventScroll: true });
    if (document.activeElement === document.body) buttonRef.current?.focus({ preventScroll: true });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    followAndSave(form);
    const { request } = checked(currentValues(form));
    flushSync(() => {
      showToast(false);
      setTried(true);
      setState(request ? 'sending' : 'writing');
    });
    if (!request) {
      summaryRef.current?.focus();
      return;
    }
    const ok = await send(form.action, request);
    if (ok) {
      eraseDraft(draftKey);
      form.reset();
    }
    // Focus before the toast: a focus change would interrupt its announcement.
    flushSync(() => {
      setState(ok ? request : 'failed');
      setTried(!ok);
      follow(form);
    });
    findFocus();
    flushSync(() => showToast(true));
    answerRef.current?.scrollIntoView();
  };

  return {
    handlers: {
      ref: setForm,
      onSubmit: submit,
      onInput: ({ currentTarget }: FormEvent) => followAndSave(currentTarget),
      // Browsers send no input event when a half-typed date is deleted.
      onKeyUp: ({ currentTarget }: FormEvent) => follow(currentTarget),
      onBlur: ({ currentTarget }: FormEvent) => {
        follow(currentTarget);
        setLeft(currentValues(currentTarget));
      },
    },
    form,
    texts,
    left,
    problems: isTried ? checked(texts).problems : [],
    sending: state === 'sending',
    hasFailed: state === 'failed',
    sent: typeof state === 'object' ? state : undefined,
    summaryRef,
    buttonRef,
    answerRef,
    isToastShown,
    closeToast: () => {
      flushSync(() => showToast(false));
      if (document.activeElement === document.body) findFocus();
    },
    /** Sets values as if typed, and focuses a field. */
    change: (form: HTMLFormElement, texts: FormValues, name: string) => {
      setValues(form, texts);
      followAndSave(form);
      fieldOf(form, name)?.focus();
    },
  };
}
