/*
 * Puts the place of the leak at the beginning of the message, when the visitor goes from its answer
 * to the form. It is saved with the draft.
 */
import { draftKeys, fillDraft, readDraft } from '../../forms/draft.ts';

document.querySelector('.leaks')?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const place = target.closest<HTMLElement>('[data-leak]')?.dataset.leak;
  const { message = '' } = readDraft(draftKeys.callback);
  if (place && !message.includes(place))
    fillDraft(draftKeys.callback, { message: `${place}\n${message}` });
});
