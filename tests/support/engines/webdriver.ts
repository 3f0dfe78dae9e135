import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../ports.ts';
import type { Driver } from './page.ts';

const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowDown: '\uE015' };

/** Starts a program that ends with the stack, or with this process. */
export function run(
  stack: AsyncDisposableStack,
  program: string,
  parameters: string[],
  environment: Record<string, string> = {},
) {
  const child = spawn(program, parameters, {
    env: { ...process.env, TZ: 'Europe/Paris', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  stack.defer(async () => {
    process.off('exit', end);
    child.kill();
    await once(child, 'exit');
  });
  return child;
}

/**
 * Starts a program that speaks WebDriver (https://www.w3.org/TR/webdriver2/), and has it start the
 * browser that the capabilities describe. It ends with the stack.
 */
export async function startWebDriver(
  stack: AsyncDisposableStack,
  program: string,
  capabilities: Record<string, unknown>,
  environment: Record<string, string> = {},
): Promise<Driver> {
  const port = await freePort();
  run(stack, program, [`--port=${port}`], environment);
  let session = `http://127.0.0.1:${port}/session`;
  const send = async (method: string, command: string, body?: object) => {
    const response = await fetch(session + command, {
      method,
      body: body && JSON.stringify(body),
      // The driver may close an idle connection just as it is used again.
      headers: { Connection: 'close' },
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  };
  // It has just been started and may not listen yet.
  await expect(async () => {
    const { sessionId } = await send('POST', '', { capabilities: { alwaysMatch: capabilities } });
    session += `/${sessionId}`;
  }).toPass({ timeout: 30_000 });
  // The browser is a child of the driver and ends with the session.
  stack.defer(() => send('DELETE', ''));

  const act = (type: 'pointer' | 'key', ...actions: object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });

  const evaluate: Driver['evaluate'] = async (inPage, ...parameters) => {
    const answer = await send('POST', '/execute/async', {
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

  const smallest = { width: 320, height: 600 };
  const { width } = await send('POST', '/window/rect', smallest);
  // The size of the window's frame around the page.
  const frame = await evaluate(() => ({
    width: outerWidth - innerWidth,
    height: outerHeight - innerHeight,
  }));
  return {
    evaluate,
    resizes: width === smallest.width,
    resize: (size) =>
      send('POST', '/window/rect', {
        width: size.width + frame.width,
        height: size.height + frame.height,
      }),
    goto: (url) => send('POST', '/url', { url }),
    url: () => send('GET', '/url'),
    point: (at, press) => {
      const button = press
        ? [
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]
        : [];
      return act('pointer', { type: 'pointerMove', duration: 0, ...at }, ...button);
    },
    press: (key) =>
      act('key', { type: 'keyDown', value: keys[key] }, { type: 'keyUp', value: keys[key] }),
    insert: async (text) => {
      const [id] = Object.values(await send('GET', '/element/active'));
      return send('POST', `/element/${id}/value`, { text });
    },
    screenshot: async () => Buffer.from(await send('GET', '/screenshot'), 'base64'),
  };
}
