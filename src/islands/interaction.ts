import type { ClientDirective } from 'astro';
import { draftEvent, readyEvent } from './events.ts';

/**
 * The `client:interaction` directive: loads an island on the first hover, touch or focus, so that reading a page costs no script. With the key of a
 * draft as its value, it also loads as soon as that draft exists.
 * A form works before hydration: input stays in its fields, and a submit waits for the script, or is sent as a plain form if the script fails.
 * Offline, the element marked `data-offline` is shown and nothing is lost.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const form = element.querySelector('form');
  const waiting = new AbortController();
  const button = form?.querySelector<HTMLButtonElement>('[data-other]');
  let loading = false;
  /** What was pressed, and waits for the script. */
  let pressed: HTMLElement | null = null;

  /** A pending submit swaps the button's two labels. */
  const setPressed = (submitter: HTMLElement | null) => {
    if (button && !submitter !== !pressed)
      [button.textContent, button.dataset.other] = [button.dataset.other ?? '', button.textContent];
    pressed = submitter;
  };

  const prepare = async () => {
    if (loading) return;
    loading = true;
    const hydrate = await load();
    await hydrate();
  };

  // Astro ignores a script that fails to load and only dispatches this event.
  element.addEventListener('astro:hydration-error', () => {
    // The next interaction retries.
    loading = false;
    if (!pressed || !form) return;
    setPressed(null);
    if (navigator.onLine) form.submit();
    else showOffline(form, true);
  });

  for (const gesture of ['pointerover', 'touchstart', 'focusin'] as const) {
    element.addEventListener(gesture, prepare, { signal: waiting.signal, passive: true });
  }
  const prepareForDraft = () => {
    if (value && hasDraft(value)) void prepare();
  };
  prepareForDraft();
  document.addEventListener(draftEvent, prepareForDraft, { signal: waiting.signal });

  if (!form) return;
  // With script, our messages replace the browser's.
  form.noValidate = true;
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      setPressed(event.submitter);
      void prepare();
    },
    { signal: waiting.signal },
  );
  form.addEventListener(readyEvent, () => {
    waiting.abort();
    showOffline(form, false);
    const submitter = pressed;
    setPressed(null);
    // Safari 15 has no `requestSubmit`.
    submitter?.click();
  });
};

function showOffline(form: HTMLFormElement, shown: boolean): void {
  const words = form.querySelector<HTMLElement>('[data-offline]');
  if (!words) return;
  words.hidden = !shown;
  if (shown) words.scrollIntoView({ block: 'nearest' });
}

/** Privacy settings may block `sessionStorage`. */
function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export default interaction;
