/** Connections of this machine that do harm to a server of this machine, and a visitor who meanwhile wants a page. */
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Connections opened in a second at most, over all. */
const opened = 2000;

/** What an attack does. */
export interface Attack {
  port: number;
  /** Addresses of this machine that it comes from, as in `127.0.0.1`. */
  from: string[];
  /** Connections that each address wants to hold; one that is closed is opened again. */
  each: number;
  /** What is done with each connection once it is there. */
  harm(socket: Socket): void;
}

/** Attacks until it is told to stop. */
export function attack({ port, from, each, harm }: Attack) {
  const sockets = new Set<Socket>();
  const open = (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    socket.once('connect', () => harm(socket));
  };
  let next = 0;
  const timer = setInterval(() => {
    for (let count = 0; count < opened / 20 && sockets.size < from.length * each; count += 1) {
      open(from[next % from.length] ?? '127.0.0.1');
      next += 1;
    }
  }, 50);
  return {
    get held() {
      return sockets.size;
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await setTimeout(200);
    },
  };
}

/** Asks for the home page so many times from an address of its own, on a new connection each time. Returns how often it came. */
export async function visit(port: number, times: number): Promise<number> {
  let served = 0;
  for (let count = 0; count < times; count += 1) {
    const isServed = await new Promise<boolean>((resolve) => {
      const request = get({ port, host: '127.0.0.1', localAddress: '127.0.0.2', agent: false, timeout: 3000 }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode === 200));
      });
      request.on('timeout', () => request.destroy()).on('error', () => resolve(false));
    });
    if (isServed) served += 1;
    await setTimeout(200);
  }
  return served;
}
