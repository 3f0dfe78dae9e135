import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { sendRaw, startServer } from './testing.ts';

test('a connection that is slow is ended in French, and only once it has been answered', async () => {
  // The real patience is too long for a test; it is kept in the same way.
  await using usual = await startServer();
  expect(usual.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 10_000, timeout: 60_000 });
  await using server = await startServer({ patience: { headers: 50, request: 100, look: 50 } });
  const slowHeaders = await sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n');
  expect(slowHeaders).toMatch(/^HTTP\/1.1 408 .*x-content-type-options: nosniff.*La demande a mis trop de temps à arriver\.\n$/s);
  const answered = await sendRaw(server.port, 'POST /inconnu HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nx');
  expect(answered.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 404']);
});

test('requests may come four at a time on a connection, and no thousand of them whose answers nobody reads', async () => {
  await using server = await startServer();
  const request = (more = '') => `GET /robots.txt HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  const answersTo = async (requests: string) => (await sendRaw(server.port, requests)).match(/^HTTP\/1.1 200 /gm)?.length ?? 0;
  expect(await answersTo(request().repeat(3) + request('Connection: close\r\n'))).toBe(4);
  expect(await answersTo(request().repeat(4) + request('Connection: close\r\n'))).toBeLessThan(5);
  expect(await answersTo(request().repeat(1000))).toBeLessThan(100);
});

test('a connection may be used again and again, and an expectation that nobody knows is ignored', async () => {
  const server = createHttpServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect({ port: typeof address === 'object' && address !== null ? address.port : 0, host: '127.0.0.1' });
  try {
    for (let count = 0; count < 6; count += 1) {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    }
  } finally {
    socket.destroy();
    server.close();
  }
});
