/**
 * Checks of a page in a window of any size. Each returns a list of mistakes, which name the place.
 */
import type { Page } from '@playwright/test';
import { shown } from './specification.ts';

/** Loads every picture of the page, as if a visitor had scrolled to the end. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => !image.checkVisibility() || image.complete),
  );
}

/** The words that break in two without a hyphen of their own; web and mail addresses may. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const isBroken = (text: Node, word: RegExpExecArray) => {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent ?? '';
      if (!element?.checkVisibility({ visibilityProperty: true }) || /@|:\/\//.test(words))
        continue;
      for (const word of words.matchAll(/[\p{L}\d’]+/gu))
        if (isBroken(text, word))
          broken.push(
            `${word[0]}, in ${element.localName} « ${words} » at ${getComputedStyle(element).fontSize}`,
          );
    }
    return broken;
  });

/** Visible headings, texts, controls and numbers on pictures that overlap or are cut off. */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts =
      'h1, h2, h3, p, dt, dd, label, input, select, textarea, button, a, li:not(:has(*)), .marker';
    const texts = [...document.querySelectorAll(`main :is(${parts})`)]
      .filter(
        (text) =>
          text.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !text.closest('svg, dialog, .visually-hidden'),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const nameOf = (element: Element) =>
      `${element.localName} « ${element.textContent?.trim().slice(0, 30)} »`;
    const problems: string[] = [];
    for (const [index, { element, box }] of texts.entries()) {
      const isCut =
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1;
      if (isCut && getComputedStyle(element).overflow !== 'visible')
        problems.push(`cut off: ${nameOf(element)}`);
      for (const { element: other, box: otherBox } of texts.slice(index + 1)) {
        const width = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
        const height = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
        // The lines of headings are so tight that their boxes overlap.
        if (width > 2 && height > 6 && !element.contains(other) && !other.contains(element))
          problems.push(`overlap: ${nameOf(element)} / ${nameOf(other)}`);
      }
    }
    return problems;
  });

/**
 * Pictures with fewer pixels than their box on this screen, and pictures whose `sizes`, which
 * decides their natural width, differs much from their width on the page. SVGs are always sharp.
 */
export const wrongPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const image of document.images) {
      const { currentSrc } = image;
      if (!image.checkVisibility() || currentSrc.endsWith('.svg')) continue;
      const { width, height } = image.getBoundingClientRect();
      const file = new Image();
      file.src = currentSrc;
      await new Promise((come) => {
        file.addEventListener('load', come);
        file.addEventListener('error', come);
      });
      const scale =
        Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio;
      // Some pictures are 1600 px wide. In wider boxes they may be stretched by a fifth.
      if (image.closest('main') && scale > (width > 1600 ? 1.25 : 1.1))
        found.push(`${currentSrc} is ${file.naturalWidth} px wide in a box of ${width}`);
      const drawn = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
      const share = image.naturalWidth / drawn;
      // On a phone `sizes` may be up to a third too small.
      if (image.closest('picture') && (share < 0.65 || share > 2))
        found.push(`${currentSrc} asks for ${image.naturalWidth} px, and is drawn on ${drawn}`);
    }
    return found;
  });

/**
 * Whether the call button is completely visible, and what it covers: at the page's end, or anywhere
 * in a wide window.
 */
export const underCallButtonBelow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('.call-button');
    if (!button) return ['there is no call button'];
    const things = [...document.querySelectorAll(':is(main, footer) :not(:has(*))')].filter(
      (thing) => thing.textContent?.trim() && thing.checkVisibility(),
    );
    const range = document.createRange();
    const end = document.documentElement.scrollHeight - innerHeight;
    const found = new Set<string>();
    for (let top = innerWidth < 1200 ? end : 0; top <= end; top = Math.min(top + 80, end)) {
      scrollTo({ top, behavior: 'instant' });
      const disc = button.getBoundingClientRect();
      const isWhole = disc.left > 0 && disc.right < innerWidth && disc.bottom < innerHeight;
      if (!isWhole || disc.width !== disc.height || disc.width < 44)
        found.add('the button itself is cut, or no disc, or too small');
      for (const thing of things) {
        range.selectNodeContents(thing);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        if (right > disc.left && left < disc.right && bottom > disc.top && top < disc.bottom)
          found.add(thing.textContent ?? '');
      }
      if (top === end) break;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });

/** Words and controls under the call button on arrival. Pictures may be under it. */
export const underCallButton = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('.call-button');
    if (!button) return ['there is no call button'];
    const { left, right, top, bottom, width } = button.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Letters are a little lower than the boxes around them.
    const isUnder = (box: DOMRect, leading: number) => {
      const across = Math.max(box.left - x, 0, x - box.right);
      const down = Math.max(box.top + leading - y, 0, y - box.bottom + leading);
      return Math.hypot(across, down) < width / 2;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (
        !text.textContent?.trim() ||
        !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.closest('.visually-hidden, .call-button')
      )
        continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((box) => isUnder(box, 3))) found.push(text.textContent);
    }
    const controls = 'main :is(a, button, select, textarea, input:not([type="range"]))';
    for (const control of document.querySelectorAll(controls))
      if (
        control.checkVisibility() &&
        !control.querySelector('picture') &&
        isUnder(control.getBoundingClientRect(), 0)
      )
        found.push(`${control.localName} ${control.textContent}`);
    return found;
  });

/** Touch targets below 44 px, except links in a text, and texts below 16 px. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('p, .document, .skip-link, dialog:not([open]), svg'),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // A link may cover the whole row.
        return (width < 44 || height < 44) && getComputedStyle(element, '::after').inset !== '0px';
      })
      .map((element) => `${element.localName} « ${element.textContent?.trim().slice(0, 30)} »`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      // Names on the map grow with it, and the words of a badge are in a text as well.
      if (
        text.textContent?.trim() &&
        element?.checkVisibility() &&
        !element.closest('svg, sup, .badge, .visually-hidden') &&
        Number.parseFloat(getComputedStyle(element).fontSize) < 16
      )
        found.push(text.textContent.trim());
    }
    return found;
  });

/** Accessible names with a number glued to a word, and descriptions that repeat the name. */
export async function badlyHeard(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && !/text|root/i.test(String(role?.value)))
    .map(({ name, description }) => ({
      name: String(name?.value ?? ''),
      description: description?.value,
    }))
    .filter(
      ({ name, description }) =>
        /\d\p{Lu}\p{Ll}/u.test(name) || (name !== '' && name === description),
    )
    .map(({ name }) => name);
}

/** Numbers and addresses whose characters are not in order from left to right, line by line. */
export const outOfOrder = (page: Page, words: string[]): Promise<string[]> =>
  page.evaluate((words) => {
    const wanted = new RegExp(
      words
        .map((word) => word.replace(/[.+]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`))
        .join('|'),
      'g',
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(wanted)) {
        count += 1;
        const letters = [...word].map((letter, at) => {
          range.setStart(text, index + at);
          range.setEnd(text, index + at + 1);
          const { top, left } = range.getBoundingClientRect();
          return { letter, top, left };
        });
        letters.sort((a, b) => (Math.abs(a.top - b.top) > 5 ? a.top - b.top : a.left - b.left));
        const read = letters.map(({ letter }) => letter).join('');
        if (read !== word) found.push(`${word} reads ${read}`);
      }
    }
    return count > words.length ? found : [...found, `only ${count} of them are shown`];
  }, words);

/**
 * Parts that open: menus, as the specification says, and the options of a choice.
 */
const opens = /^header|^body > :not\(main, footer\)|option/;

/**
 * Things that the specification lists for a page and that are not visible by scrolling alone. What
 * the page does not have at all is told where the specification is compared with its file.
 */
export async function unseen(page: Page, path: string): Promise<string[]> {
  const wanted = shown
    .flatMap(([on, ...lines]) => (on.includes(path) ? lines : []))
    .filter(([place]) => !opens.test(place))
    .flatMap(([place, ...shows]) =>
      shows
        .flatMap((show) => (typeof show === 'object' ? Object.keys(show) : [show]))
        .filter((text) => typeof text === 'string')
        .map((text) => ({ place, text })),
    );
  // Before any script.
  const sent = await (await page.request.get(page.url())).text();
  return page.evaluate(
    ({ wanted, sent }) => {
      // So that words far away are laid out too.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
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
        const isShown = text.parentElement?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        return (
          isShown === true &&
          boxes.length > 0 &&
          boxes.every(({ left, right }) => left >= -1 && right <= innerWidth + 1)
        );
      };
      // Text for screen readers only, and drawings, are not read.
      const isRead = ({ parentElement }: Text) =>
        !parentElement?.closest('.visually-hidden, [aria-hidden="true"], [hidden], svg, script');
      const seen = (element: Element) =>
        textsIn(element)
          .filter(isSeen)
          .map(({ data }) => data);
      const findIn = (at: Document, { place, text }: { place: string; text: string }) =>
        [...at.querySelectorAll(place)].filter((element) => {
          const said = [element.textContent ?? '', element.getAttribute('aria-label') ?? ''];
          return said.some((words) => plain(words).includes(plain(text)));
        });
      const missing = wanted.filter(
        (line) =>
          !findIn(document, line).some((element) => {
            const item = element.closest('li, article:not(.document), dl > div, aside');
            if (item) return textsIn(item).filter(isRead).every(isSeen) && seen(item).length > 0;
            return plain(seen(element).join('')).includes(plain(line.text));
          }),
      );
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      const file = new DOMParser().parseFromString(sent, 'text/html');
      return missing
        .filter((line) => findIn(file, line).length > 0)
        .map(({ place, text }) => `${place}: ${text}`);
    },
    { wanted, sent },
  );
}
