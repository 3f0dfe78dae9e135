import { type Opening, openingText } from './opening.ts';

const place = document.querySelector<HTMLElement>('[data-openings]');

if (place) {
  const openings: Opening[] = JSON.parse(place.dataset.openings ?? '[]');
  const show = () => {
    place.textContent = openingText(new Date(), openings);
  };
  show();
  // A tab may be left open overnight.
  document.addEventListener('visibilitychange', show);
}
