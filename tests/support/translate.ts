import type { Page } from '@playwright/test';

/**
 * How browsers' translators change a page: they replace each text in place, or by new elements.
 */
export const translators = ['in place', 'into elements'] as const;

/**
 * Translates the page as browsers do: all its texts, and each new text from then on. Every
 * translated text begins with `»`.
 */
export async function translate(page: Page, manner: (typeof translators)[number]): Promise<void> {
  await page.evaluate((manner) => {
    const mark = '» ';
    const change = (text: Text) => {
      const parent = text.parentElement;
      if (
        !parent ||
        parent.closest('font, script, style, svg, textarea') ||
        !text.data.trim() ||
        text.data.startsWith(mark)
      )
        return;
      if (manner === 'in place' || parent instanceof HTMLOptionElement)
        text.data = mark + text.data;
      else {
        const translated = document.createElement('font');
        translated.append(mark + text.data);
        text.replaceWith(translated);
      }
    };
    const changeAll = (node: Node) => {
      const found: Text[] = [];
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node instanceof Text) found.push(node);
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      for (const text of found) change(text);
    };
    changeAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes) changeAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, manner);
}
