/**
 * Restores the value of a range input when a finger only scrolls past it. By the time the browser
 * recognises the scroll, the input has already followed the finger.
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
