import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { check, type Problem } from '../../requests/check.ts';
import type { CallbackRequest, ContactRequest } from '../../requests/fields.ts';
import { readyEvent } from '../islands/ready.ts';
import { draftKeys, eraseDraft, readDraft, saveDraft } from './draft.ts';
import { type Kind, kinds } from './kinds.ts';
import { send } from './send.ts';
import { fieldOf, fillIn, type Texts, textsOf, typedIn, unfold, unreadableIn } from './texts.ts';

type Request = CallbackRequest | ContactRequest;
type FormEvent = SyntheticEvent<HTMLFormElement>;

const none: Problem[] = [];

/**
 * What both forms do: check on submit and then while typing, send once, keep everything after a failure, start afresh after a success, and keep a draft
 * in between. The form alone keeps what stands in it: browsers, translators and other scripts write into it too, and were there before this one.
 */
export function useRequest(kind: Kind, chosen: Texts | undefined) {
  const draftKey = draftKeys[kind];
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<Texts>({});
  /** Undefined until the form is sent; from then on they follow the typing. */
  const [problems, setProblems] = useState<Problem[]>();
  /** What went stays in view until the visitor goes on: a wrong digit may have gone with it. */
  const [state, setState] = useState<'writing' | 'sending' | 'failed' | Request>('writing');
  const [isNoticeShown, showNotice] = useState(false);
  const sent = typeof state === 'object' ? state : undefined;

  const checked = (form: HTMLFormElement) => check<Request>(kinds[kind].schema, { ...textsOf(form), ...unreadableIn(form) });
  const follow = (form: HTMLFormElement) => {
    setTexts(textsOf(form));
    setProblems((known) => known && checked(form).problems);
  };
  const keep = (form: HTMLFormElement) => {
    follow(form);
    saveDraft(draftKey, typedIn(form));
  };

  const wake = useEffectEvent((form: HTMLFormElement) => {
    // What was typed while the script was on its way is newer than the draft.
    const typed = typedIn(form);
    fillIn(form, { ...readDraft(draftKey), ...chosen, ...typed });
    if (Object.keys(typed).length > 0) keep(form);
    else follow(form);
    // A press that waits for it is answered once React has done here.
    queueMicrotask(() => form.dispatchEvent(new Event(readyEvent)));
  });
  useEffect(() => {
    if (form) wake(form);
  }, [form]);

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
    const { request, problems } = checked(form);
    flushSync(() => {
      showNotice(false);
      setProblems(problems);
      if (request) setState('sending');
    });
    if (!request) {
      unfold(
        form,
        problems.map(({ name }) => name),
      );
      summaryRef.current?.focus();
      return;
    }
    const ok = await send(form.action, request);
    if (ok) {
      eraseDraft(draftKey);
      form.reset();
      setProblems(undefined);
    }
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
    ...{
      form,
      texts,
      problems: problems ?? none,
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
