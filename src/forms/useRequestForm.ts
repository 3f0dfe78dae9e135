import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
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

const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) return element.value !== '';
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
    return false;
  });

const textsOf = (form: HTMLFormElement): Texts => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * What both forms do: check on submit and then while typing, send once, keep everything after a failure, start afresh
 * after a success, and keep a draft in between. The fields stay plain inputs, so what a visitor typed before the script
 * arrived is still there.
 */
export function useRequestForm<Request extends Texts>({ schema, action, draftKey }: Options<Request>) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);
  const [notice, setNotice] = useState<'success' | 'failure'>();
  const [failed, setFailed] = useState<Request>();
  const [refusals, setRefusals] = useState(0);
  const { register, handleSubmit, reset, setValue, watch, formState } = useForm<FieldValues, unknown, Request>({
    resolver: valibotResolver(schema),
    shouldFocusError: false,
  });

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // What was typed while the script was on its way is newer than the draft.
    if (isChanged(form)) saveDraft(draftKey, textsOf(form));
    else for (const [name, value] of Object.entries(readDraft(draftKey))) setValue(name, value);
    form.dispatchEvent(new Event(readyEvent));
  }, [draftKey, setValue]);

  // The summary exists only once the refusal has been rendered.
  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  // A browser takes the focus from a button that is switched off; give it back once the answer is there.
  useEffect(() => {
    const button = buttonRef.current;
    if (!notice || !button) return;
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    // On a phone the notice takes the lower part of the screen.
    button.scrollIntoView({ block: 'center' });
  }, [notice]);

  usePageTitleOfErrors(Object.keys(formState.errors).length > 0);

  const onSubmit = handleSubmit(
    async (values) => {
      if (isSending.current) return;
      isSending.current = true;
      setNotice(undefined);
      const ok = await send(action, values);
      isSending.current = false;
      if (ok) {
        eraseDraft(draftKey);
        formRef.current?.reset();
        reset();
      }
      setFailed(ok ? undefined : values);
      setNotice(ok ? 'success' : 'failure');
    },
    () => setRefusals((count) => count + 1),
  );

  const onInput = () => {
    if (formRef.current) saveDraft(draftKey, textsOf(formRef.current));
  };

  const errors = Object.entries(formState.errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  );

  return {
    /** What a field holds now. */
    valueOf: (name: string): string => watch(name) ?? '',
    /** Changes a field as if the visitor had typed. */
    change: (name: string, value: string) => {
      setValue(name, value, { shouldValidate: formState.isSubmitted });
      onInput();
    },
    form: { ref: formRef, onSubmit, onInput },
    register,
    errors,
    summaryRef,
    buttonRef,
    sending: formState.isSubmitting,
    /** What was sent in vain, to offer it in an e-mail. */
    failed,
    notice,
    closeNotice: () => setNotice(undefined),
  };
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
