import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { demandFreePort } from './port.ts';

test('a port that is taken is named, with one that may be right, and a free one is left free', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(demandFreePort({ port, host: '127.0.0.1' })).rejects.toThrow(`PORT ${port} is in use by another program`);
  other.close();
  await once(other, 'close');
  await demandFreePort({ port, host: '127.0.0.1' });
  await demandFreePort({ port, host: '127.0.0.1' });
});

test('what else may be wrong with an address is not for it to say', async () => {
  await expect(demandFreePort({ port: 0, host: '192.0.2.1' })).resolves.toBeUndefined();
});
