import { valibotResolver } from '@hookform/resolvers/valibot';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { readyEvent } from '../islands/ready.ts';
import { eraseDraft, readDraft, saveDraft } from './draft.ts';
import { send } from './send.ts';

type Texts = Record<string, string>;

interface Options<Request extends Texts> {
  schema: GenericSchema<FieldValues, Request>;
  /** Address that takes the request. */
  action: string;
  /** Where the draft is kept in `sessionStorage`. */
  draftKey: string;
}

/**
 * What both forms do: check on submit and then while typing, send once, keep everything after a failure, start afresh
 * after a success, and keep a draft in between. The fields stay plain inputs, so what a visitor typed before the script
 * arrived is still there.
 */
export function useRequestForm<Request extends Texts>({ schema, action, draftKey }: Options<Request>) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const fallbackRef = useRef<HTMLDivElement>(null);
  /** Nothing has been typed since the last success. */
  const isDone = useRef(false);
  const [sending, setSending] = useState(false);
  /** What went last, as long as the page is open: a wrong digit may have gone with it. */
  const [sent, setSent] = useState<Request>();
  const [notice, setNotice] = useState<'success' | 'failure'>();
  const [hasFailed, setHasFailed] = useState(false);
  const { register, handleSubmit, reset, setValue, setFocus, control, formState } = useForm<FieldValues, unknown, Request>({
    resolver: readingWhatIsTyped(valibotResolver(schema)),
    shouldFocusError: false,
  });
  const { submitCount, isSubmitted } = formState;

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // What was typed while the script was on its way is newer than the draft.
    const typed = typedTexts(form);
    const draft = Object.keys(typed).length > 0 ? typed : readDraft(draftKey);
    if (draft === typed) saveDraft(draftKey, typed);
    else for (const [name, value] of Object.entries(draft)) setValue(name, value);
    unfold(form, Object.keys(draft));
    form.dispatchEvent(new Event(readyEvent));
  }, [draftKey, setValue]);

  // The count changes in the same step as the errors: the summary is there, if there is anything to sum up.
  useEffect(() => {
    if (submitCount > 0) summaryRef.current?.focus();
  }, [submitCount]);

  useEffect(() => {
    if (formRef.current) unfold(formRef.current, Object.keys(formState.errors));
  }, [formState]);

  useEffect(() => {
    if (!notice) return;
    const answer = notice === 'failure' ? fallbackRef.current : buttonRef.current;
    answer?.scrollIntoView({ block: 'center' });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setNotice(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      // The pressed cross has gone with its notice.
      focusIfLost(buttonRef.current);
    };
  }, [notice]);

  usePageTitleOfErrors(Object.keys(formState.errors).length > 0);

  const checkAndSend = handleSubmit(async (values) => {
    setSending(true);
    const ok = await send(action, values);
    // The focus first, then the notice: what takes the focus is read aloud at once, and would cut it short.
    flushSync(() => setSending(false));
    focusIfLost(buttonRef.current);
    if (ok) {
      setSent(values);
      eraseDraft(draftKey);
      formRef.current?.reset();
      reset();
    }
    isDone.current = ok;
    setHasFailed(!ok);
    setNotice(ok ? 'success' : 'failure');
  });

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A second, impatient press on what has just been sent asks for nothing new.
    if (sending || isDone.current) return;
    setNotice(undefined);
    void checkAndSend(event);
  };

  const onInput = () => {
    isDone.current = false;
    if (formRef.current) saveDraft(draftKey, typedTexts(formRef.current));
  };

  const errors = Object.entries(formState.errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  );

  return {
    /** Gives the value of a field to whoever watches it. */
    control,
    /** Changes a field as if the visitor had typed there. */
    change: (name: string, value: string) => {
      setValue(name, value, { shouldValidate: isSubmitted });
      setFocus(name);
      onInput();
    },
    form: { ref: formRef, onSubmit, onInput },
    register,
    errors,
    summaryRef,
    buttonRef,
    fallbackRef,
    sending,
    sent,
    /** The last request did not go: other ways stand open. */
    hasFailed,
    notice,
    closeNotice: () => setNotice(undefined),
    /** Fills the form with what went last and goes to the field that was wrong. */
    correct: (name: string) => {
      for (const [field, value] of Object.entries(sent ?? {})) setValue(field, value);
      onInput();
      setFocus(name, { shouldSelect: true });
      setNotice(undefined);
    },
  };
}

/** What the visitor has changed in the form, by field; what the page filled in is not theirs. */
function typedTexts(form: HTMLFormElement): Texts {
  return Object.fromEntries(
    [...form.elements].flatMap((element): [string, string][] => {
      if (element instanceof HTMLSelectElement) return element.value === '' ? [] : [[element.name, element.value]];
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return isField && element.value !== element.defaultValue ? [[element.name, element.value]] : [];
    }),
  );
}

/** Opens what a phone has folded away, where something stands in it or is wrong with it. */
function unfold(form: HTMLFormElement, names: string[]): void {
  for (const element of form.elements) {
    const fold = names.includes(element.getAttribute('name') ?? '') && element.closest('details');
    if (fold) fold.open = true;
  }
}

/** A text that no rule takes, for what a browser could not make a value of. */
const unreadable = '\uFFFD';

/**
 * A date that is half typed, or the 31st of February, has the value of an empty field, and would be dropped without a
 * word. The schema is told that something stands there, and refuses it in its own words.
 */
function readingWhatIsTyped<Request extends Texts>(check: Resolver<FieldValues, unknown, Request>): Resolver<FieldValues, unknown, Request> {
  return (values, context, options) => {
    const badInputs = Object.entries(options.fields).flatMap(([name, field]) => {
      const element = field && 'ref' in field ? field.ref : undefined;
      return element instanceof HTMLInputElement && element.validity.badInput ? [[name, unreadable]] : [];
    });
    return check({ ...values, ...Object.fromEntries(badInputs) }, context, options);
  };
}

function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** A title that says `Erreur` is the first thing a screen reader hears when it comes back to the page. */
function usePageTitleOfErrors(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = `Erreur : ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
