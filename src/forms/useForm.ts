import { useEffect, useEffectEvent, useState } from 'react';
import { type CallbackRequest, type ContactRequest, check, type Problem } from '../../requests/fields.ts';
import { draftEvent, readyEvent } from '../islands/events.ts';
import { draftKeys, eraseDraft, readDraft, saveDraft } from './draft.ts';
import { type Kind, kinds } from './kinds.ts';
import { fillIn, sentBy, type Texts, typedIn, unfold, unreadableIn } from './texts.ts';

/** What a visitor sends by one of the forms. */
export type Request = CallbackRequest | ContactRequest;

const none: Problem[] = [];

/**
 * What stands in a form, what is wrong with it once it was sent, and its draft. The form alone keeps its texts: browsers, translators and other
 * scripts write into it too, and were there before this one.
 */
export function useForm(kind: Kind, chosen: Texts | undefined) {
  const draftKey = draftKeys[kind];
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [texts, setTexts] = useState<Texts>({});
  /** Undefined until the form is sent; from then on they follow the typing. */
  const [problems, setProblems] = useState<Problem[]>();

  const checked = (form: HTMLFormElement) => check<Request>(kinds[kind].schema, { ...sentBy(form), ...unreadableIn(form) });
  const follow = (form: HTMLFormElement) => {
    setTexts(sentBy(form));
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
    if (!form) return;
    wake(form);
    const takeUp = ({ detail }: DocumentEventMap[typeof draftEvent]) => {
      if (detail.key !== draftKey) return;
      fillIn(form, detail.texts);
      form.dispatchEvent(new Event('input', { bubbles: true }));
    };
    document.addEventListener(draftEvent, takeUp);
    return () => document.removeEventListener(draftEvent, takeUp);
  }, [form, draftKey]);

  return {
    ...{ form, setForm, texts, follow, keep },
    problems: problems ?? none,
    /** What may be sent, or else what is wrong is shown from now on. */
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
