import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { freePort } from '../ports.ts';
import { commands, type Send } from './commands.ts';
import { eventually, run } from './processes.ts';

const answerSchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });

/** Starts a driver that speaks WebDriver over HTTP, and has it start the browser that the capabilities describe. */
export async function startDriver(
  stack: AsyncDisposableStack,
  driver: string,
  capabilities: Record<string, unknown>,
  environment: Record<string, string> = {},
): Promise<Send> {
  const port = await freePort();
  run(stack, driver, [`--port=${port}`], environment);
  let session = '';
  const send: Send = async (command, { id = '', ...parameters } = {}) => {
    const [method = '', path = ''] = commands[command].replace(':id', String(id)).split(' ');
    // A connection of its own: the driver closes idle ones while they are being used again.
    const asked = request({ port, host: '127.0.0.1', method, path: session + path, agent: false });
    asked.end(method === 'POST' ? JSON.stringify(parameters) : undefined);
    const [response] = await once(asked, 'response');
    const { value } = v.parse(answerSchema, JSON.parse(await text(response)));
    const failure = v.safeParse(errorSchema, value);
    if (failure.success)
      throw new Error(`${command}: ${failure.output.error}: ${failure.output.message}`);
    return value;
  };
  // It does not listen yet, having just been started.
  const { sessionId } = v.parse(
    sessionSchema,
    await eventually(() => send('NewSession', { capabilities: { alwaysMatch: capabilities } }), 30),
  );
  session = `/session/${sessionId}`;
  // The browser is the driver's child, and ends with its session.
  stack.defer(() => send('DeleteSession').then(() => undefined));
  return send;
}
