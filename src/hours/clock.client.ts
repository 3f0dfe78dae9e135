import { eachMinute } from './each-minute.ts';
import { clockText } from './opening.ts';

const place = document.querySelector<HTMLElement>('[data-clock]');

if (place)
  eachMinute(() => {
    place.textContent = clockText(new Date());
    place.hidden = false;
  });
