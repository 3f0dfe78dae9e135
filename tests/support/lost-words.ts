import type { Page } from '@playwright/test';

/**
 * The words of a page that a visitor cannot read, and the reason: they are outside the window, cut
 * off, or covered, for which the browser is asked point by point. Elements that stay in the window
 * while scrolling, such as the header, do not count: words come out from under them.
 */
export const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Elements without pointer events may cover words too. Words far away are laid out as well.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { pointer-events: auto !important; content-visibility: visible !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    const range = document.createRange();
    const boxesOf = (text: Node) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const isPlaced = (element: Element) => getComputedStyle(element).position === 'absolute';

    const holders = new Map<Element, Element | undefined>();
    /** The ancestor that keeps an element in the window while scrolling. */
    const holderOf = (element: Element): Element | undefined => {
      if (!holders.has(element)) {
        const isHolder = /fixed|sticky/.test(getComputedStyle(element).position);
        const { parentElement } = element;
        holders.set(
          element,
          isHolder ? element : parentElement ? holderOf(parentElement) : undefined,
        );
      }
      return holders.get(element);
    };

    const isBare = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundImage === 'none' && backgroundColor.endsWith(', 0)');
    /** The pseudo-elements of an element. */
    const drawnParts = (element: Element) =>
      ['::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (style.position !== 'absolute' || style.content === 'none' || isBare(style)) return [];
        let frame = element;
        while (getComputedStyle(frame).position === 'static' && frame.parentElement)
          frame = frame.parentElement;
        const { left, top } = frame.getBoundingClientRect();
        const size = (value: string) => Number.parseFloat(value) || 0;
        return [
          new DOMRect(
            left + size(style.left),
            top + size(style.top),
            size(style.width),
            size(style.height),
          ),
        ];
      });

    /** The element that covers a point of another element's words. */
    const coverAt = (element: Element, x: number, y: number): Element | undefined => {
      // Its own children belong to its words, unless they are positioned.
      const isOwn = (hit: Element | null) =>
        hit === element || (hit !== null && element.contains(hit) && !isPlaced(hit));
      if (isOwn(document.elementFromPoint(x, y))) return undefined;
      const hits = document.elementsFromPoint(x, y);
      const own = hits.findIndex(isOwn);
      // Cut off.
      if (own < 0) return hits[0];
      const holds = ({ left, right, top, bottom }: DOMRect) =>
        left < x && x < right && top < y && y < bottom;
      return hits.slice(0, own).find((hit) => {
        const holder = holderOf(hit);
        if (holder && holder !== holderOf(element)) return false;
        if (!hit.checkVisibility({ opacityProperty: true })) return false;
        if (drawnParts(hit).some(holds)) return true;
        // Of the ancestors of the words, only pseudo-elements drawn over them.
        if (hit.contains(element)) return false;
        return (
          hit.matches('img, input, select, textarea, svg *') ||
          !isBare(getComputedStyle(hit)) ||
          [...hit.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && boxesOf(node).some(holds),
          )
        );
      });
    };

    const lost = new Set<string>();
    let texts: { element: Element; node: Node; seen: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // Left out: words for screen readers; the drawn letters of the wordmark; numbers on a
        // picture whose list is below; the map, which fits any window.
        !element.closest('.visually-hidden, .skip-link, .zone-map__skip, .wordmark, .marker, svg')
      )
        texts.push({ element, node, seen: 0 });
    }
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let scrolled = 0; texts.length > 0; scrolled += innerHeight - 100) {
      scrollTo({ top: scrolled, behavior: 'instant' });
      texts = texts.filter((text) => {
        const { element, node } = text;
        const words = node.textContent?.trim().slice(0, 40) ?? '';
        const boxes = boxesOf(node);
        for (const { left, right, top, bottom, height } of boxes.slice(text.seen)) {
          if (scrolled < end && bottom > innerHeight) return true;
          text.seen++;
          const isOutside = right > innerWidth + 1 || left < -1;
          if (isOutside) lost.add(words);
          if (isOutside) continue;
          for (const y of [top + height * 0.3, top + height * 0.7])
            for (let x = left + 2; x < right - 2; x += 32) {
              const cover = coverAt(element, x, y);
              if (cover) lost.add(`${words} (${cover.localName} ${cover.getAttribute('class')})`);
            }
        }
        return false;
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
    for (const control of document.querySelectorAll('form :is(input, select, textarea, button)'))
      if (control.getBoundingClientRect().right > innerWidth + 1)
        lost.add(control.outerHTML.slice(0, 60));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return [...lost];
  });
