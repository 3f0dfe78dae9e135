import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A service that takes forms. */
async function startService(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/relais`,
    server,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const fieldsOf = async (request: IncomingMessage) => {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return Object.fromEntries(await new Response(new Uint8Array(await buffer(request)), { headers }).formData());
};

test('a request is posted once, as a form, with nothing that a browser would have to ask leave for', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const requests: unknown[] = [];
  await using service = await startService(async (request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, accept: headers.accept, type: headers['content-type']?.split(';')[0], fields: await fieldsOf(request) });
    response.end();
  });
  const values = { nom: 'Müller', message: 'Une noue,\nune lucarne' };
  expect(await send(service.url, values)).toBe(true);
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/relais',
      accept: 'application/json',
      type: 'multipart/form-data',
      fields: { ...values, message: 'Une noue,\r\nune lucarne' },
    },
  ]);
  const [address = '', options] = fetched.mock.calls[0] ?? [];
  const { credentials, headers } = new Request(address, options);
  expect([credentials, [...headers.keys()].sort()]).toEqual(['omit', ['accept', 'content-type']]);
});

test.each([
  [200, true],
  [204, true],
  [422, false],
  [429, false],
  [500, false],
])('the status is all that is read of an answer: %i', async (status, sent) => {
  await using service = await startService((_request, response) => response.writeHead(status).end('{"ok":'));
  expect(await send(service.url, { nom: 'Müller' })).toBe(sent);
});

test('a service that is not there, or hangs up, has not taken the request', async () => {
  let requests = 0;
  const service = await startService((request) => {
    requests += 1;
    request.destroy();
  });
  expect(await send(service.url, { nom: 'Müller' })).toBe(false);
  expect(requests).toBe(1);
  await service[Symbol.asyncDispose]();
  expect(await send(service.url, { nom: 'Müller' })).toBe(false);
});

test('an answer is waited for as long as a bad line may take, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using service = await startService(() => {});
  const ended = vi.fn();
  const sending = send(service.url, { nom: 'Müller' }).finally(ended);
  await once(service.server, 'request');
  vi.advanceTimersByTime(19_999);
  await setImmediate();
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await sending).toBe(false);
});

test('nothing goes on once the answer is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using service = await startService((_request, response) => response.end());
  expect(await send(service.url, { nom: 'Müller' })).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
