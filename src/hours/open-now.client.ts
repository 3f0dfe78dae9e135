import type { Period } from './dates.ts';
import { eachMinute } from './each-minute.ts';
import { type Opening, openingText } from './opening.ts';

const element = document.querySelector<HTMLElement>('[data-openings]');

if (element) {
  const openings: Opening[] = JSON.parse(element.dataset.openings ?? '[]');
  const closures: Period[] = JSON.parse(element.dataset.closures ?? '[]');
  eachMinute(() => {
    const text = openingText(new Date(), openings, closures);
    // Leaves unchanged text alone: someone may be reading or selecting it.
    if (element.textContent !== text) element.textContent = text;
  });
}
