import { servicePages } from './support/routes.ts';
import { shown } from './support/specification.ts';
import { expect, testInTab } from './support/test.ts';

const paths = [
  '/',
  ...servicePages,
  '/urgence',
  '/zone-intervention',
  '/contact',
  '/garanties',
  '/rixheim',
  '/saint-claude',
];

/**
 * Menus open, as the specification says; a choice opens its list. All else that it lists is seen.
 */
const opens = /^header|^body > :not\(main, footer\)|option/;

/** A text that is to be seen in a place, and nothing of its item hidden. */
interface Wanted {
  place: string;
  text: string;
}

const wantedOn = (path: string): Wanted[] =>
  shown
    .flatMap(([on, ...lines]) => (on.includes(path) ? lines : []))
    .filter(([place]) => !opens.test(place))
    .flatMap(([place, ...shows]) =>
      shows
        .flatMap((show) => (typeof show === 'object' ? Object.keys(show) : [show]))
        .filter((text) => typeof text === 'string')
        .map((text) => ({ place, text })),
    );

/** What of the wanted a visitor does not see who only scrolls down. */
function unseen(wanted: Wanted[]): string[] {
  const plain = (text: string) => text.replace(/’/g, "'").replace(/[\s\u2060]/g, '');
  const textsIn = (element: Element) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim())
        texts.push(walker.currentNode);
    return texts;
  };
  const isSeen = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    return (
      text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ===
        true &&
      boxes.length > 0 &&
      boxes.every(({ left, right }) => left >= -1 && right <= innerWidth + 1)
    );
  };
  // What is only heard or only drawn is no part of what is read.
  const isRead = ({ parentElement }: Text) =>
    !parentElement?.closest('.visually-hidden, [aria-hidden="true"], [hidden], svg, script');
  const seen = (element: Element) =>
    textsIn(element)
      .filter(isSeen)
      .map(({ data }) => data);
  return wanted
    .filter(({ place, text }) => {
      const found = [...document.querySelectorAll(place)].filter((element) => {
        const said = [element.textContent ?? '', element.getAttribute('aria-label') ?? ''];
        return said.some((words) => plain(words).includes(plain(text)));
      });
      return !found.some((element) => {
        const item = element.closest('li, article, dl > div, aside');
        if (item) return textsIn(item).filter(isRead).every(isSeen) && seen(item).length > 0;
        return plain(seen(element).join('')).includes(plain(text));
      });
    })
    .map(({ place, text }) => `${place}: ${text}`);
}

for (const path of paths) {
  for (const width of [390, 1280]) {
    testInTab(
      `${path} at ${width} px: who only scrolls sees all that the specification lists`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        expect(await page.evaluate(unseen, wantedOn(path))).toEqual([]);
      },
    );
  }
}

for (const path of ['/', '/urgence', '/saint-claude']) {
  testInTab(`${path}: the callback form has its eight fields in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const fields = page.locator('#rappel form :is(input, select, textarea):visible');
    await expect(fields).toHaveCount(8);
  });
}
