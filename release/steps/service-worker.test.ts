import { expect, test } from 'vitest';
import { serviceWorkerFor } from './service-worker.ts';

test('another page makes another worker, the same page the same', async () => {
  const worker = await serviceWorkerFor(Buffer.from('<h1>Pas de connexion</h1>'));
  expect(await serviceWorkerFor(Buffer.from('<h1>Pas de connexion</h1>'))).toBe(worker);
  expect(await serviceWorkerFor(Buffer.from('<h1>Pas de réseau</h1>'))).not.toBe(worker);
});
