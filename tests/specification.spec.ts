import { readFileSync } from 'node:fs';
import { done, homeOrder, type Line, shown } from './specification.ts';
import { pages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** As a reader compares: one kind of apostrophe, one kind of space. */
const plain = (text: string) => text.replace(/’/g, "'").replace(/\s+/g, ' ').trim();

/** What of a line a page lacks; `places` are the elements of its place. */
function lacks(line: Line, places: { text: string; label: string | null; href: string | null }[]): string[] {
  const candidates = line.to === undefined ? places : places.filter(({ href }) => href === line.to);
  const isThere = (text: string) => candidates.some((place) => [place.text, place.label ?? ''].some((found) => plain(found).includes(plain(text))));
  return [
    ...(line.shows ?? []).filter((text) => !isThere(text)).map((text) => `${line.says}: “${text}” is not at ${line.at ?? 'main'}`),
    ...(line.count === undefined || line.count === places.length ? [] : [`${line.says}: ${places.length} instead of ${line.count} at ${line.at}`]),
  ];
}

for (const path of pages) {
  test(`${path} shows every line of the specification that names it`, async ({ page }) => {
    const lines = shown.filter(({ on }) => on.includes(path));
    expect(lines).not.toEqual([]);
    await page.goto(path);
    const found = await page.evaluate(
      (selectors) =>
        selectors.map((selector) =>
          [...document.querySelectorAll(selector)].map((element) => {
            // Elements side by side read as words apart, as they are on the screen.
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            let text = '';
            let before: Element | null | undefined;
            while (walker.nextNode()) {
              const block = walker.currentNode.parentElement?.closest('p, li, div, dt, dd, h1, h2, h3, td, b, small, strong, span');
              text += (before === undefined || before === block ? '' : ' ') + (walker.currentNode.textContent ?? '');
              before = block;
            }
            return { text, label: element.getAttribute('aria-label'), href: element.getAttribute('href') };
          }),
        ),
      lines.map(({ at }) => at ?? 'main'),
    );
    expect(lines.flatMap((line, index) => lacks(line, found[index] ?? []))).toEqual([]);
  });
}

test('the home page has its blocks in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const headings = (await page.locator('main h2').allTextContents()).map(plain);
  const order = homeOrder.map((title) => headings.findIndex((heading) => heading.startsWith(plain(title))));
  expect(order).toEqual([...homeOrder.keys()]);
});

for (const { says, file, test: name } of done) {
  test(`another test watches “${says}”`, () => {
    expect(readFileSync(file, 'utf8')).toContain(name);
  });
}
