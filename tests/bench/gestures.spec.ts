/**
 * `npm run bench`, first table: how long a hand waits. Each gesture is made five times on a phone's
 * window in a Chromium slowed four times; what counts is the longest event of the gesture, from the
 * touch to the frame that shows what came of it (Event Timing, in steps of 8 ms).
 */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';

/** The longest that a gesture may take, in ms: the median of its five times. */
const most = 120;

interface Gesture {
  name: string;
  path: string;
  /** What is done before, and not measured. */
  before?: (page: Page) => Promise<void>;
  /** What is touched; without it, a letter is typed. */
  touched?: (page: Page) => Locator;
  /** What the visitor sees in the end. */
  seen: string;
}

const place = (page: Page) => page.getByRole('combobox');

/** Types into the look-up until it answers, so that its script and its communes are there. */
async function wakeLookUp(page: Page): Promise<void> {
  await place(page).tap();
  await page.keyboard.type('Mu');
  await page.getByRole('option').first().waitFor();
}

const gestures: Gesture[] = [
  {
    name: 'phone menu, home page',
    path: '/',
    touched: (page) => page.locator('[popovertarget]'),
    seen: '#phone-menu a',
  },
  {
    name: 'first press of an empty form',
    path: '/mulhouse',
    touched: (page) => page.locator('#rappel button[type=submit]'),
    seen: '[aria-invalid]',
  },
  {
    name: 'enlarge a picture',
    path: '/services/toiture',
    touched: (page) => page.locator('.projects a').first(),
    seen: 'dialog[open] img',
  },
  {
    name: 'first touch of a field',
    path: '/contact',
    touched: (page) => page.locator('form input[name=nom]'),
    seen: 'input:focus',
  },
  {
    name: 'a letter in the look-up',
    path: '/zone-intervention',
    before: wakeLookUp,
    seen: '[role=option]',
  },
  {
    name: 'answer of the look-up',
    path: '/zone-intervention',
    before: wakeLookUp,
    touched: (page) => page.getByRole('option').first(),
    seen: '.look-up__answer p',
  },
  {
    name: 'a place of the leak finder',
    path: '/urgence',
    touched: (page) => page.locator('.leaks li > a').nth(3),
    seen: '.leaks__answer:target',
  },
];

async function seeFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);
}

/**
 * A hand comes once the page stands still: what began to move when it was opened or scrolled has
 * come to its end. The ring of the call button never does.
 */
async function stand(page: Page): Promise<void> {
  await seeFrames(page, 3);
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(({ timeline, effect }) => {
        const { iterations } = effect?.getTiming() ?? {};
        return timeline === document.timeline && iterations !== Infinity;
      })
      .map(({ finished }) => finished);
    await Promise.allSettled(moves);
  });
}

/** Makes one gesture on a new page; its longest event in ms. */
async function timeOf(browser: Browser, { path, before, touched, seen }: Gesture): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await before?.(page);
  const target = touched?.(page);
  await target?.scrollIntoViewIfNeeded();
  await stand(page);
  await page.evaluate(() => {
    const longest = { ms: 0 };
    const events = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe(events);
  });
  if (target) await target.tap();
  else await page.keyboard.type('l');
  await page.locator(seen).first().waitFor({ state: 'visible' });
  // The frame is drawn, and its events are told, two frames later.
  await seeFrames(page, 10);
  return await page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'longest'), 'ms')));
}

for (const gesture of gestures)
  test(gesture.name, async ({ browser }) => {
    const found: number[] = [];
    for (let time = 0; time < 5; time += 1) found.push(await timeOf(browser, gesture));
    console.log(`${gesture.name}: ${found.join(', ')} ms, slowed four times`);
    expect(found.sort((a, b) => a - b)[2]).toBeLessThanOrEqual(most);
  });
