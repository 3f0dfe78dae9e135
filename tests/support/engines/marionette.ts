import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { temporaryFolder } from '../../../server/testing.ts';
import type { Send } from './commands.ts';
import { eventually, run } from './processes.ts';

/** `[1, number of the command, what went wrong, what came of it]`; the greeting is none. */
const answerSchema = v.tuple([
  v.literal(1),
  v.number(),
  v.nullable(v.object({ error: v.string(), message: v.string() })),
  v.unknown(),
]);

/**
 * Starts Firefox and speaks to its Marionette: a socket that takes WebDriver's commands, to which geckodriver speaks as well
 * (https://firefox-source-docs.mozilla.org/testing/marionette/). `preferences` are those of `about:config`.
 */
export async function startFirefox(
  stack: AsyncDisposableStack,
  browser: string,
  preferences: Record<string, string | number | boolean> = {},
): Promise<Send> {
  const profile = stack.use(await temporaryFolder());
  const lines = Object.entries({
    'marionette.port': 0,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    ...preferences,
  }).map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`);
  await writeFile(join(profile.path, 'user.js'), lines.join(''));
  // Its window would be wider than a phone.
  await mkdir(join(profile.path, 'chrome'));
  await writeFile(
    join(profile.path, 'chrome/userChrome.css'),
    ':root, body { min-width: 0 !important; }',
  );
  run(stack, browser, ['--marionette', '--headless', '--no-remote', '--profile', profile.path]);
  // It chooses a free port, listens, and writes it down.
  const socket = await eventually(async () => {
    const attempt = connect(
      Number(await readFile(join(profile.path, 'MarionetteActivePort'), 'utf8')),
      '127.0.0.1',
    );
    await once(attempt, 'connect');
    return attempt;
  }, 30);
  stack.defer(() => void socket.destroy());

  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const receive = (message: unknown) => {
    const answer = v.safeParse(answerSchema, message);
    if (!answer.success) return;
    const [, number, failure, result] = answer.output;
    if (failure) waiting.get(number)?.reject(new Error(`${failure.error}: ${failure.message}`));
    // Most results are wrapped as WebDriver's HTTP does it.
    else
      waiting
        .get(number)
        ?.resolve(
          typeof result === 'object' && result !== null && 'value' in result
            ? result.value
            : result,
        );
    waiting.delete(number);
  };

  // A message is its length in bytes, a colon, and JSON.
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let start = bytes.indexOf(':') + 1; start > 0; start = bytes.indexOf(':') + 1) {
      const end = start + Number(bytes.subarray(0, start - 1));
      if (bytes.length < end) return;
      receive(JSON.parse(bytes.subarray(start, end).toString()));
      bytes = bytes.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values())
      reject(new Error('Firefox has closed the connection'));
  });

  let number = 0;
  const send: Send = async (command, parameters = {}) => {
    number += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(number, answer);
    const message = JSON.stringify([0, number, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer.promise;
  };
  await send('NewSession');
  return send;
}
