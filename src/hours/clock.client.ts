import { eachMinute } from './each-minute.ts';
import { clockText } from './opening.ts';

const element = document.querySelector<HTMLElement>('[data-clock]');

if (element)
  eachMinute(() => {
    element.textContent = clockText(new Date());
    element.hidden = false;
  });
