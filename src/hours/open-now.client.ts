import type { Period } from './dates.ts';
import { type Opening, openingText } from './opening.ts';

const place = document.querySelector<HTMLElement>('[data-openings]');

if (place) {
  const openings: Opening[] = JSON.parse(place.dataset.openings ?? '[]');
  const closures: Period[] = JSON.parse(place.dataset.closures ?? '[]');
  const show = () => {
    place.textContent = openingText(new Date(), openings, closures);
  };
  show();
  // A tab may be left open overnight.
  document.addEventListener('visibilitychange', show);
}
