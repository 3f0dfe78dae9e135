import { draftKeys, readDraft, saveDraft } from '../forms/draft.ts';

const townField = () => document.querySelector<HTMLInputElement>('#rappel [name="ville"]');

/** Where the callback form is: on this page if it has one, or else on the home page. */
export const callbackHref = () => (townField() ? '#rappel' : '/#rappel');

/** Writes the visitor's town into the callback form: at once where it is on this page, and into its draft for where it is not. */
export function fillTown(town: string): void {
  saveDraft(draftKeys.callback, { ...readDraft(draftKeys.callback), ville: town });
  const field = townField();
  if (!field) return;
  field.value = town;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
