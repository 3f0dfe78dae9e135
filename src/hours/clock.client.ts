import { clockText } from './clock.ts';

const place = document.querySelector<HTMLElement>('[data-clock]');

if (place) {
  const show = () => {
    place.textContent = clockText(new Date());
    place.hidden = false;
  };
  show();
  setInterval(show, 10_000);
}
