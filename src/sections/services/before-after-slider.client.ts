import { keepOnScroll } from '../../components/scroll-past.ts';

for (const slider of document.querySelectorAll<HTMLElement>('[data-before-after]')) {
  const range = slider.querySelector('input');
  range?.addEventListener('input', () => {
    slider.style.setProperty('--share', String(range.valueAsNumber / 100));
    range.setAttribute(
      'aria-valuetext',
      `avant ${range.value}\u202F%, après ${100 - range.valueAsNumber}\u202F%`,
    );
  });
  if (range) keepOnScroll(range);
}
