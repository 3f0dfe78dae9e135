import { readDraft, saveDraft } from '../forms/draft.ts';

const townField = () => {
  const field = document.querySelector('#rappel [name="ville"]');
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Where the callback form is: on this page if it has one, or else on the home page. */
export const callbackHref = () => (townField() ? '#rappel' : '/#rappel');

/** Writes the visitor's town into the callback form: at once where it is on this page, and into its draft for where it is not. */
export function fillTown(town: string, draftKey: string): void {
  saveDraft(draftKey, { ...readDraft(draftKey), ville: town });
  const field = townField();
  if (!field) return;
  // React keeps its own setter on the field, which would hide the change from it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, town);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
