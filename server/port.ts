import { once } from 'node:events';
import { createServer } from 'node:net';
import { SettingError } from '../content-model/fail.ts';
import { errorCode } from './error-code.ts';

/** What to say where another program listens. */
export function portInUse(port: number): SettingError {
  return new SettingError(`PORT ${port} is in use by another program: stop it, or choose another port; right: "${port + 1}"`);
}

/**
 * Throws the `SettingError` that the server would throw at its start, for who has something long to do first. What else may be
 * wrong with the address is for the server to say.
 */
export async function demandFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw portInUse(port);
  }
}
