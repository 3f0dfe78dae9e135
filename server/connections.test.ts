import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Addresses } from './addresses.ts';
import { limitConnections } from './connections.ts';
import { keptLog, startServer } from './testing.ts';
import { Refusals } from './watch/refusals.ts';

test('where there is no room, whoever holds most of it gives way to a newcomer', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  limitConnections(server, { proxies: new Addresses([]), refusals: new Refusals(), most: 4 });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hold = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    await once(server, 'connection');
    return socket.resume();
  };
  const attacker = [await hold('127.0.0.2'), await hold('127.0.0.2'), await hold('127.0.0.2'), await hold('127.0.0.2')];
  const gone = attacker.map((socket) => once(socket, 'close'));
  const visitors = [await hold('127.0.0.3'), await hold('127.0.0.4')];
  // The oldest two, one for each newcomer.
  await Promise.all(gone.slice(0, 2));
  const refused = await hold('127.0.0.2');
  await once(refused, 'close');
  expect([...attacker, ...visitors].map(({ closed }) => closed)).toEqual([true, true, false, false, false, false]);
  for (const socket of [...attacker, ...visitors]) socket.destroy();
  server.close();
});

test('who has gone holds nothing any more, and nobody is sent away for one who would hold as much', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const refusals = new Refusals();
  limitConnections(server, { proxies: new Addresses([]), refusals, most: 3 });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hold = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    const [accepted] = await once(server, 'connection');
    return { socket: socket.resume(), accepted };
  };
  for (const { socket, accepted } of [await hold('127.0.0.2'), await hold('127.0.0.2')]) {
    const gone = once(accepted, 'close');
    socket.destroy();
    await gone;
  }
  const visitors = [await hold('127.0.0.3'), await hold('127.0.0.3'), await hold('127.0.0.4')];
  const newcomer = await hold('127.0.0.5');
  await once(visitors[0]?.socket ?? newcomer.socket, 'close');
  const refused = await hold('127.0.0.6');
  await once(refused.socket, 'close');
  expect([...visitors, newcomer].map(({ socket }) => socket.closed)).toEqual([true, false, false, false]);
  const kept = keptLog();
  refusals.report(kept.log);
  expect(kept.lines).toEqual([expect.stringMatching(/: 2 connections beyond/)]);
  for (const { socket } of [...visitors, newcomer]) socket.destroy();
  server.close();
});

test('one address holds its share of connections and no more; a proxy holds what it needs', async () => {
  await using server = await startServer();
  await using behindProxy = await startServer({ proxies: new Addresses(['loopback']) });
  const hold = async (port: number, from?: string) => {
    const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) }).on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const isServed = async (socket: Socket) => {
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    return (await text(socket).catch(() => '')).startsWith('HTTP/1.1 200');
  };
  const held = await Promise.all(Array.from({ length: 100 }, () => hold(server.port)));
  expect(await isServed(await hold(server.port))).toBe(false);
  expect(await isServed(await hold(server.port, '127.0.0.2'))).toBe(true);
  server.refusals.report(server.log);
  expect(server.lines).toEqual([expect.stringMatching(/: 1 connections beyond the share of an address, or of all$/)]);
  const [first] = held;
  if (first) await isServed(first);
  expect(await isServed(await hold(server.port))).toBe(true);

  const ofProxy = await Promise.all(Array.from({ length: 101 }, () => hold(behindProxy.port)));
  expect(await isServed(await hold(behindProxy.port))).toBe(true);
  for (const socket of [...held, ...ofProxy]) socket.destroy();
});

test('a body that nobody wants is not read to its end', async () => {
  await using server = await startServer();
  const head = (path: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\n${more}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 999999999\r\n\r\n`;
  const relayPath = new URL(server.relay).pathname;
  for (const request of [
    head('/relais/x@example.org'),
    head(relayPath, 'Origin: https://evil.example\r\n'),
    head(relayPath),
    head('/contact'),
    head('/x'),
  ]) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    const closed = new Promise((resolve) => socket.on('close', resolve));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(request);
    const flood = setInterval(() => socket.writable && socket.writableLength < 1_000_000 && socket.write(Buffer.alloc(100_000)), 1);
    await closed;
    clearInterval(flood);
    expect(socket.bytesWritten - socket.writableLength).toBeLessThan(20_000_000);
    expect(answer.match(/^HTTP\/1.1 (?!100)/gm)).toHaveLength(1);
    expect(answer).toMatch(/^HTTP\/1.1 4(03|04|05|13) /);
  }
});
