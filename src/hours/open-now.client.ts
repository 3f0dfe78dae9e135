import type { Period } from './dates.ts';
import { eachMinute } from './each-minute.ts';
import { type Opening, openingText } from './opening.ts';

const place = document.querySelector<HTMLElement>('[data-openings]');

if (place) {
  const openings: Opening[] = JSON.parse(place.dataset.openings ?? '[]');
  const closures: Period[] = JSON.parse(place.dataset.closures ?? '[]');
  eachMinute(() => {
    const text = openingText(new Date(), openings, closures);
    // Leaves unchanged text alone: someone may be reading or selecting it.
    if (place.textContent !== text) place.textContent = text;
  });
}
