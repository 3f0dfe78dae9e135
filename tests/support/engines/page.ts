import * as v from 'valibot';
import type { Send } from './commands.ts';
import { eventually } from './processes.ts';

const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

const elementSchema = v.record(v.string(), v.string());
const sizeSchema = v.object({ width: v.number(), height: v.number() });

interface Size {
  width: number;
  height: number;
}

/**
 * Where a visitor points to reach the first element that matches: its middle, scrolled into view. `problem` says what keeps them from
 * it. Runs in the page.
 */
function pointOn(selector: string): { x: number; y: number; problem?: string } {
  const element = document.querySelector(selector);
  if (!element) return { x: 0, y: 0, problem: 'it is missing' };
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const found = document.elementFromPoint(point.x, point.y);
  return element.contains(found)
    ? point
    : { ...point, problem: `there is ${found?.outerHTML.slice(0, 120)}` };
}

/** The page of a browser that takes WebDriver's commands, with as much of Playwright's `Page` as the tests need. Where a window keeps its size, `resize` does nothing. */
export async function openPage(send: Send) {
  /** Runs a function in the page and resolves to what it returns; both ways through JSON. */
  const evaluate = async <Result, Parameters extends unknown[]>(
    inPage: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>> => {
    // Firefox keeps no promise in a page that may run no script.
    const answer = await send('ExecuteAsyncScript', {
      script: `const [parameters, done] = arguments;
        const tell = (result) => done(JSON.stringify({ result }));
        const fail = (error) => done(JSON.stringify({ error: String(error) }));
        try {
          const result = (${inPage})(...parameters);
          result instanceof Promise ? result.then(tell, fail) : tell(result);
        } catch (error) {
          fail(error);
        }`,
      args: [parameters],
    });
    if (typeof answer !== 'string') throw new Error('the page was left while it was asked');
    const { result, error } = JSON.parse(answer);
    if (error) throw new Error(error);
    return result;
  };

  const find = async (selector: string) => {
    const element = v.parse(
      elementSchema,
      await send('FindElement', { using: 'css selector', value: selector }),
    );
    return { id: Object.values(element)[0] };
  };

  const act = (type: 'pointer' | 'key', actions: object[]) =>
    send('PerformActions', { actions: [{ type, id: type, actions }] });
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y });
  const moveToElement = async (selector: string) => {
    let last = { x: -1, y: -1 };
    return eventually(async () => {
      const { problem, ...point } = await evaluate(pointOn, selector);
      const moves = point.x !== last.x || point.y !== last.y;
      last = point;
      if (problem ?? moves)
        throw new Error(`${selector} cannot be clicked: ${problem ?? 'it does not stand still'}`);
      return moveTo(point.x, point.y);
    });
  };

  const smallest = { width: 320, height: 600 };
  const { width } = v.parse(sizeSchema, await send('SetWindowRect', smallest));
  // What the window has around the page.
  const frame = await evaluate(() => ({
    width: outerWidth - innerWidth,
    height: outerHeight - innerHeight,
  }));

  return {
    evaluate,
    /** Whether its window takes any size. */
    resizes: width === smallest.width,
    resize: ({ width, height }: Size) =>
      send('SetWindowRect', { width: width + frame.width, height: height + frame.height }),
    goto: (url: string) => send('Navigate', { url }),
    url: async () => String(await send('GetCurrentURL')),
    /** What can be read in the first element that matches, once there is one, in a line. */
    text: (selector: string) =>
      eventually(async () =>
        String(await send('GetElementText', await find(selector))).replace(/\s+/g, ' '),
      ),
    moveTo: (x: number, y: number) => act('pointer', [moveTo(x, y)]),
    hover: async (selector: string) => act('pointer', [await moveToElement(selector)]),
    click: async (selector: string) =>
      act('pointer', [
        await moveToElement(selector),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key: keyof typeof keys) =>
      act(
        'key',
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
      ),
    type: async (selector: string, text: string) =>
      send('ElementSendKeys', { ...(await find(selector)), text }),
    /** Chooses what a list calls so. */
    choose: async (list: string, name: string) => {
      const names = await evaluate(
        (selector) =>
          [...document.querySelectorAll(`${selector} option`)].map((option) => option.textContent),
        list,
      );
      return send(
        'ElementClick',
        await find(`${list} option:nth-child(${names.indexOf(name) + 1})`),
      );
    },
    /** What the window shows; Firefox would take the whole page. */
    screenshot: async (): Promise<Buffer> =>
      Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
    /** The page as a PDF of A4 sheets; Firefox only. */
    print: async (): Promise<Buffer> =>
      Buffer.from(String(await send('Print', { page: { width: 21, height: 29.7 } })), 'base64'),
  };
}

export type EnginePage = Awaited<ReturnType<typeof openPage>>;
