import { useEffect, useEffectEvent, useState } from 'react';
import {
  type CallbackRequest,
  type ContactRequest,
  check,
  type Problem,
} from '../../requests/fields.ts';
import { draftEvent, readyEvent } from '../islands/events.ts';
import { draftKeys, eraseDraft, readDraft, saveDraft } from './draft.ts';
import { type FormKind, formKinds } from './form-kinds.ts';
import {
  changedValues,
  type FormValues,
  invalidInputs,
  sentValues,
  setValues,
  unfold,
} from './form-values.ts';

/** A request from one of the forms. */
export type Request = CallbackRequest | ContactRequest;

const none: Problem[] = [];

/**
 * The values of a form, its errors after a submit, and its draft. The form element is the only store: browsers, translators and other scripts also
 * write into it, even before hydration.
 */
export function useForm(kind: FormKind, chosen: FormValues | undefined) {
  const draftKey = draftKeys[kind];
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [texts, setTexts] = useState<FormValues>({});
  /** Undefined until the first submit; then updated while typing. */
  const [problems, setProblems] = useState<Problem[]>();

  const checked = (form: HTMLFormElement) =>
    check<Request>(formKinds[kind].schema, { ...sentValues(form), ...invalidInputs(form) });
  const follow = (form: HTMLFormElement) => {
    setTexts(sentValues(form));
    setProblems((known) => known && checked(form).problems);
  };
  const keep = (form: HTMLFormElement) => {
    follow(form);
    saveDraft(draftKey, changedValues(form));
  };

  const wake = useEffectEvent((form: HTMLFormElement) => {
    // Input typed during hydration is newer than the draft.
    const typed = changedValues(form);
    setValues(form, { ...readDraft(draftKey), ...chosen, ...typed });
    if (Object.keys(typed).length > 0) keep(form);
    else follow(form);
    // A pending submit continues once React has finished.
    queueMicrotask(() => form.dispatchEvent(new Event(readyEvent)));
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

  return {
    ...{ form, setForm, texts, follow, keep },
    problems: problems ?? none,
    /** Returns a valid request, or shows the errors from now on. */
    validate: (form: HTMLFormElement) => {
      const { request, problems } = checked(form);
      setProblems(problems);
      unfold(
        form,
        problems.map(({ name }) => name),
      );
      return request;
    },
    clear: (form: HTMLFormElement) => {
      eraseDraft(draftKey);
      form.reset();
      setProblems(undefined);
    },
  };
}
