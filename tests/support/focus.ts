import type { Page } from '@playwright/test';

/**
 * Goes past the header by the skip link. Header and foot are alike on every page: a walk with Tab
 * over one page takes them in.
 */
export async function skipHeader(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('Enter');
}

/**
 * What takes the focus and cannot be seen whole, of the stops that Tab makes from here to the end
 * of the page; in a dialog they go round.
 */
export async function coveredStops(
  page: Page,
  { most = Number.POSITIVE_INFINITY, key = 'Tab', end = '.call-button' } = {},
): Promise<string[]> {
  const covered: string[] = [];
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate((end) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      // Of a control as large as a picture the middle has to be seen.
      const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
      // A high field, in which the browser shows the cursor alone, may end under the call button.
      const points = [0.1, 0.5].map((share) => [left + (right - left) * share, y] as const);
      const hidden = points.filter(([x]) => {
        const found = document.elementFromPoint(x, y);
        return (
          !found ||
          !(
            focused.contains(found) ||
            found.contains(focused) ||
            found.closest('label, figure, .zone-map')?.contains(focused)
          )
        );
      });
      const name =
        focused.getAttribute('aria-label') ??
        focused.getAttribute('name') ??
        focused.textContent ??
        '';
      return {
        name: `${focused.localName} « ${name.trim().slice(0, 40)} »`,
        covered: hidden.length > 0,
        last: focused.closest(end) !== null,
      };
    }, end);
    if (!stop) return covered;
    if (stop.covered) covered.push(stop.name);
    if (stop.last) return covered;
  }
  return covered;
}
