/*
 * Begins the message of the page's form with the place of the leak, from whose answer the visitor
 * goes there; as a part of the draft it survives whatever the draft does.
 */
import { draftKeys, fillDraft, readDraft } from '../../forms/draft.ts';

document.querySelector('.leaks')?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const place = target.closest<HTMLElement>('[data-leak]')?.dataset.leak;
  const { message = '' } = readDraft(draftKeys.callback);
  if (place && !message.includes(place))
    fillDraft(draftKeys.callback, { message: `${place}\n${message}` });
});
