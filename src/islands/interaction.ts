import type { ClientDirective } from 'astro';
import { draftEvent, readyEvent } from './events.ts';

/**
 * Loads an island when someone first points at it, touches it or moves into it, so that a page that is only read
 * costs no script. A value names a draft in `sessionStorage`: as soon as it is there, the island loads to show it.
 *
 * A form works from the first moment: what is typed before the script is ready stays in its fields, and a submit in
 * that time waits for the script, or goes out as a plain form when the script cannot be had. Without network neither
 * leads anywhere: an element marked `data-offline` in the form says so, and everything stays where it is.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const form = element.querySelector('form');
  const waiting = new AbortController();
  const button = form?.querySelector<HTMLButtonElement>('[data-other]');
  let loading = false;
  /** What was pressed, and waits for the script. */
  let pressed: HTMLElement | null = null;

  /** A press that waits for the script is answered by the button: its two labels change places. */
  const setPressed = (submitter: HTMLElement | null) => {
    if (button && !submitter !== !pressed) [button.textContent, button.dataset.other] = [button.dataset.other ?? '', button.textContent];
    pressed = submitter;
  };

  const prepare = async () => {
    if (loading) return;
    loading = true;
    const hydrate = await load();
    await hydrate();
  };

  // Astro swallows a script that cannot be had, says so by this event, and goes on as if it had come.
  element.addEventListener('astro:hydration-error', () => {
    // The next gesture tries again.
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
  // Our own messages stand under the fields; the browser's bubbles are for visitors without script.
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

/** `sessionStorage` itself may be refused by the browser's privacy settings. */
function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export default interaction;
