import type { Page } from '@playwright/test';

/**
 * Skips the header by the skip link. Header and footer are the same on every page, and one test
 * walks through them.
 */
export async function skipHeader(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('Enter');
}

/**
 * The tab stops from here to the end of the page that are not completely visible when focused. In a
 * dialog, Tab goes round.
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
      // Of a control as large as a picture, only the middle must be visible.
      const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
      // The call button may cover the end of a high field: browsers only keep the cursor in view.
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
