import { clockText } from './clock.ts';
import { eachMinute } from './each-minute.ts';

const place = document.querySelector<HTMLElement>('[data-clock]');

if (place)
  eachMinute(() => {
    place.textContent = clockText(new Date());
    place.hidden = false;
  });
