import { expect } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown';

/** What a driver can do with the page of a browser. */
export interface Driver {
  /** Runs a function in the page and resolves to what it returns; both ways through JSON. */
  evaluate<Result, Parameters extends unknown[]>(
    inPage: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>>;
  goto(url: string): Promise<unknown>;
  url(): Promise<string>;
  /** Does nothing where a window keeps its size. */
  resize(size: { width: number; height: number }): Promise<unknown>;
  /** Whether its window takes any size. */
  resizes: boolean;
  /** Moves the pointer there, and presses its button if told to. */
  point(at: Point, press?: boolean): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** Types into what has the focus. */
  insert(text: string): Promise<unknown>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
}

/**
 * Where a visitor points to reach the first element that matches: its middle. What keeps them from
 * it is said, and scrolled into the middle of the window. Runs in the page.
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

/** The page of a driver, with as much of Playwright's `Page` as the tests need. */
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
    /** Chooses what a list calls so. */
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
    /** What can be read in the first element that matches, in a line; nothing where none does. */
    text: (selector: string) =>
      driver.evaluate(
        (place) =>
          document.querySelector<HTMLElement>(place)?.innerText.replace(/\s+/g, ' ').trim() ?? '',
        selector,
      ),
  };
}

export type EnginePage = ReturnType<typeof openPage>;
