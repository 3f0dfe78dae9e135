/*
 * Loads the script of a form or of the look-up on the first hover, touch or focus, so that reading
 * a page costs none of it. An island with a draft also loads as soon as that draft exists. A form
 * works before: input stays in its fields, and a submit waits for the script; if the script fails,
 * the browser checks the form and sends it as a plain one. Offline, the element marked
 * `data-offline` is shown and nothing is lost.
 */
import { readDraft } from '../forms/draft.ts';
import { draftEvent, readyEvent } from '../lib/events.ts';

function wakeOnUse(element: HTMLElement): void {
  const { draft = '' } = element.dataset;
  const form = element.querySelector('form');
  const waiting = new AbortController();
  const button = form?.querySelector<HTMLButtonElement>('[data-other]');
  const offline = form?.querySelector<HTMLElement>('[data-offline]');
  let loading = false;
  /** The pressed submit button, while the submit waits for the script. */
  let pressed: HTMLElement | null = null;

  /** Remembers the pressed button, and shows the other label while a valid form waits. */
  const setPressed = (submitter: HTMLElement | null) => {
    pressed = submitter;
    const isWaiting = submitter !== null && form?.checkValidity() === true;
    if (!button || isWaiting === button.disabled) return;
    button.disabled = isWaiting;
    [button.textContent, button.dataset.other] = [button.dataset.other ?? '', button.textContent];
  };

  const sendPlain = () => {
    if (!pressed || !form) return;
    setPressed(null);
    if (navigator.onLine) {
      if (form.reportValidity()) form.submit();
    } else if (offline) {
      offline.hidden = false;
      offline.scrollIntoView({ block: 'nearest' });
    }
  };

  const prepare = async () => {
    if (loading) return;
    loading = true;
    try {
      const { hydrate } = await import('./hydrate.tsx');
      await hydrate(element);
    } catch {
      // The next interaction tries again.
      loading = false;
      sendPlain();
    }
  };

  for (const gesture of ['pointerover', 'touchstart', 'focusin'] as const) {
    element.addEventListener(gesture, prepare, { signal: waiting.signal, passive: true });
  }
  const prepareForDraft = () => {
    if (Object.keys(readDraft(draft)).length > 0) void prepare();
  };
  prepareForDraft();
  document.addEventListener(draftEvent, prepareForDraft, { signal: waiting.signal });

  if (!form) return;
  // With script, our messages replace the browser's.
  form.noValidate = true;
  element.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      setPressed(event.submitter);
      void prepare();
    },
    { signal: waiting.signal },
  );
  element.addEventListener(readyEvent, ({ target }) => {
    waiting.abort();
    element.removeAttribute('data-island');
    if (offline) offline.hidden = true;
    const value = pressed?.getAttribute('value');
    const wasPressed = pressed !== null;
    setPressed(null);
    // React may have replaced the form, if an extension had changed it.
    if (!(target instanceof HTMLFormElement)) return;
    target.noValidate = true;
    const buttons = target.querySelectorAll<HTMLElement>('[type="submit"]');
    // Safari 15 has no `requestSubmit`.
    if (wasPressed) [...buttons].find((each) => each.getAttribute('value') === value)?.click();
  });
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) wakeOnUse(element);
