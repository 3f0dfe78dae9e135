import { type Calendar, clockText, openingText } from '../lib/hours/opening.ts';

const clock = document.querySelector<HTMLElement>('[data-clock]');
const status = document.querySelector<HTMLElement>('[data-openings]');
const calendar: Calendar | undefined = status && JSON.parse(status.dataset.openings ?? '');

/** Sets a text only if it changes: someone may be reading or selecting it. */
function say(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function show(): void {
  const now = new Date();
  if (clock) clock.hidden = false;
  say(clock, clockText(now));
  if (calendar) say(status, openingText(now, calendar));
}

function tick(): void {
  show();
  setTimeout(tick, 60_000 - (Date.now() % 60_000));
}

tick();
// Timers stop while the device sleeps.
document.addEventListener('visibilitychange', show);
