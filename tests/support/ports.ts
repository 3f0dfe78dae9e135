import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports of systems, so that no connection takes one between two tests.
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

// Chosen once by the process that starts the tests. Its workers read it from their environment.
const { TEST_PORT: port = String(await freePort()) } = process.env;
Object.assign(process.env, { TEST_PORT: port });

/** The port of the site under test. */
export const sitePort = Number(port);
