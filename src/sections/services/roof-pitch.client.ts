import { keepOnScroll } from '../../components/scroll-past.ts';

const section = document.querySelector<HTMLElement>('.roof-pitch');
const input = section?.querySelector('input');

if (section && input) {
  const pitches: { from: number; text: string }[] = JSON.parse(section.dataset.pitches ?? '[]');
  const degrees = section.querySelector('output');
  const meaning = section.querySelector('p[aria-live]');
  const show = () => {
    const text = pitches.findLast(({ from }) => from <= input.valueAsNumber)?.text ?? '';
    section.style.setProperty('--pitch', input.value);
    if (degrees) degrees.textContent = `${input.value}°`;
    if (meaning && meaning.textContent !== text) meaning.textContent = text;
    input.setAttribute('aria-valuetext', `${input.value}°`);
  };
  input.addEventListener('input', show);
  keepOnScroll(input);
  show();
  // By this event a browser that comes back to the page has restored the control's value.
  addEventListener('pageshow', show);
}
