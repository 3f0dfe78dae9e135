import { expect } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown';

/** A driver of a page in a browser. */
export interface Driver {
  /** Runs a function in the page and resolves to its result. Parameters and result pass as JSON. */
  evaluate<Result, Parameters extends unknown[]>(
    inPage: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>>;
  goto(url: string): Promise<unknown>;
  url(): Promise<string>;
  /** Does nothing if the window has a fixed size. */
  resize(size: { width: number; height: number }): Promise<unknown>;
  /** Whether its window takes any size. */
  resizes: boolean;
  /** Moves the pointer to a place, and maybe presses its button. */
  point(at: Point, press?: boolean): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** Types into the focused element. */
  insert(text: string): Promise<unknown>;
  /** A screenshot of the window as PNG. */
  screenshot(): Promise<Buffer>;
}

/**
 * The middle of the first matching element, where a visitor would point. If it cannot be pointed
 * at, scrolls it into the middle of the window and says why. Runs in the page.
 */
function pointOn(selector: string): Point | string {
  const element = document.querySelector(selector);
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const found = document.elementFromPoint(point.x, point.y);
  if (found && element?.contains(found)) return point;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element ? `there is ${found?.outerHTML.slice(0, 120)}` : 'it is missing';
}

/** Wraps a driver with the parts of Playwright's `Page` that the tests need. */
export function openPage(driver: Driver) {
  const pointAt = async (selector: string, press?: boolean) => {
    let point: Point | string = '';
    await expect(async () => {
      const last = point;
      point = await driver.evaluate(pointOn, selector);
      expect(point, `${selector} stands still, and nothing lies over it`).toEqual(last);
      expect(point).toHaveProperty('x');
    }).toPass({ timeout: 10_000, intervals: [50] });
    if (typeof point === 'object') await driver.point(point, press);
  };
  const click = (selector: string) => pointAt(selector, true);
  return {
    ...driver,
    hover: (selector: string) => pointAt(selector),
    click,
    type: async (selector: string, text: string) => {
      await click(selector);
      await driver.insert(text);
    },
    /** Chooses the option of a list with this label. */
    choose: (list: string, name: string) =>
      driver.evaluate(
        (selector, label) => {
          const select = document.querySelector<HTMLSelectElement>(selector);
          const option = [...(select?.options ?? [])].find((each) => each.label === label);
          if (!option) throw new Error(`${selector} offers no ${label}`);
          option.selected = true;
          for (const type of ['input', 'change'])
            select?.dispatchEvent(new Event(type, { bubbles: true }));
        },
        list,
        name,
      ),
    /** The visible text of the first matching element on one line; empty if there is none. */
    text: (selector: string) =>
      driver.evaluate(
        (place) =>
          document.querySelector<HTMLElement>(place)?.innerText.replace(/\s+/g, ' ').trim() ?? '',
        selector,
      ),
  };
}

export type EnginePage = ReturnType<typeof openPage>;
