import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { sendRaw, startServer } from './testing.ts';

test('what is no HTTP has one answer, whole and in French, and is counted', async () => {
  await using server = await startServer();
  const body = 'La demande reçue est illisible.\n';
  expect((await sendRaw(server.port, 'EHLO evil\r\n\r\n')).split('\r\n')).toEqual([
    'HTTP/1.1 400 Bad Request',
    "content-security-policy: default-src 'self'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ]);
  server.refusals.report(server.log);
  expect(server.lines).toEqual([expect.stringContaining('1 unreadable (400)')]);
});

test('who has gone is neither answered nor counted', async () => {
  await using server = await startServer();
  const fail = (socket: Socket, code: string) => {
    const written = vi.spyOn(socket, 'write');
    server.app.server.emit('clientError', Object.assign(new Error(code), { code }), socket);
    expect(written).not.toHaveBeenCalled();
  };
  fail(new Socket(), 'ECONNRESET');
  fail(new Socket().destroy(), 'HPE_INVALID_METHOD');
  server.refusals.report(server.log);
  expect(server.lines).toEqual([]);
});
