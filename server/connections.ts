import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Addresses } from './addresses.ts';
import { Shares } from './shares.ts';
import type { Refusals } from './watch/refusals.ts';

/**
 * Connections open at the same time. A form under way takes up to 64 KiB on each, so that all of them together fit twice into
 * the memory of the smallest machine (`bench/README.md`).
 */
const mostConnections = 2000;

/** Connections from one address: a browser opens six, and an office or a mobile network may share an address. */
const connectionsOfOne = 100;

/** What is still read of a body that nobody wants: enough for an honest form, whose sender then reads the answer. */
const politeness = { bytes: 256 * 1024, milliseconds: 2000 };

/** Closes connections beyond what one address, or all together, may hold. Proxies bring all visitors and have no share. */
export function limitConnections(server: Server, { proxies, refusals }: { proxies: Addresses; refusals: Refusals }): void {
  const shares = new Shares(connectionsOfOne);
  let open = 0;

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const giveBack = proxies.has(remoteAddress) ? () => {} : shares.take(remoteAddress);
    if (giveBack === undefined || open >= mostConnections) {
      giveBack?.();
      refusals.count('connections');
      socket.destroy();
      return;
    }
    open += 1;
    socket.once('close', () => {
      open -= 1;
      giveBack();
    });
  });
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
