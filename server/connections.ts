import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Addresses } from './addresses.ts';
import { networksOf } from './network.ts';
import { Shares } from './shares.ts';
import type { Refusals } from './watch/refusals.ts';

/**
 * Connections open at the same time. A form under way takes up to 64 KiB on each, so that all of them together leave room in the
 * memory of the smallest machine.
 */
const mostConnections = 2000;

/** Connections from one address: a browser opens six, and an office or a mobile network may share an address. */
const connectionsOfOne = 100;

/** What is still read of a body that nobody wants: enough for an honest form, whose sender then reads the answer. */
const politeness = { bytes: 256 * 1024, milliseconds: 2000 };

/** What a server's connections are limited with; tests have smaller numbers. */
interface Limits {
  proxies: Addresses;
  refusals: Refusals;
  most?: number;
}

/**
 * Closes connections beyond what one address, or all together, may hold. Where there is no room for a newcomer, whoever holds most
 * has to give up its oldest: twenty addresses that take all they can would otherwise keep everyone else out. Proxies bring all
 * visitors and have no share.
 */
export function limitConnections(server: Server, { proxies, refusals, most = mostConnections }: Limits): void {
  const shares = new Shares(connectionsOfOne);
  const held = new Map<string, Set<Socket>>();
  let open = 0;

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const isProxy = proxies.has(remoteAddress);
    const [{ name }] = networksOf(remoteAddress);
    const giveBack = isProxy ? () => {} : shares.take(remoteAddress);
    if (giveBack === undefined || (open >= most && !makeRoom(held.get(name)?.size ?? 0))) {
      giveBack?.();
      refusals.count('connections');
      socket.destroy();
      return;
    }
    open += 1;
    const own = held.get(name) ?? new Set();
    if (!isProxy) held.set(name, own.add(socket));
    socket.once('close', () => {
      open -= 1;
      giveBack();
      own.delete(socket);
      if (own.size === 0) held.delete(name);
    });
  });

  /** Takes a connection from whoever holds most, if that is more than the newcomer would hold. */
  function makeRoom(heldByNewcomer: number): boolean {
    let largest: Set<Socket> = new Set();
    for (const sockets of held.values()) if (sockets.size > largest.size) largest = sockets;
    const [oldest] = largest;
    if (oldest === undefined || largest.size <= heldByNewcomer + 1) return false;
    refusals.count('connections');
    largest.delete(oldest);
    oldest.destroy();
    return true;
  }
}

/**
 * Closes the connection of a request that was answered and whose body keeps coming. Node would read and throw it away for as long
 * as a request may last; closing at once would take the answer away from a sender that is still busy sending.
 */
export function letGo(request: IncomingMessage): void {
  const { socket } = request;
  const bytes = socket.bytesRead + politeness.bytes;
  const until = performance.now() + politeness.milliseconds;
  const timer = setInterval(() => {
    if (!request.complete && socket.bytesRead <= bytes && performance.now() < until) return;
    clearInterval(timer);
    if (!request.complete) socket.destroy();
  }, 20);
}
