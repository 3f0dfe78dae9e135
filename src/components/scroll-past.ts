/**
 * Keeps the value of a range input where a finger scrolls past it: the input has followed the
 * finger by the time the browser knows that it scrolls.
 */
export function keepOnScroll(range: HTMLInputElement): void {
  let { value } = range;
  range.addEventListener('pointerdown', () => {
    ({ value } = range);
  });
  range.addEventListener('pointercancel', () => {
    range.value = value;
    range.dispatchEvent(new Event('input'));
  });
}
