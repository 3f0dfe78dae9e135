import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out by themselves, so that no connection takes one between two
 * tests.
 */
const lowest = 20_000;
const highest = 32_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    const server = createServer();
    const isFree = await once(server.listen(port), 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

// Chosen by the process that starts the tests, whose workers find it in their environment.
const { TEST_PORT: port = String(await freePort()) } = process.env;
Object.assign(process.env, { TEST_PORT: port });

/** Where the site under test is served. */
export const sitePort = Number(port);
