import { expect, test } from 'vitest';
import { workerFor } from './offline-worker.ts';

test('another page makes another worker, the same page the same', async () => {
  const worker = await workerFor(Buffer.from('<h1>Pas de connexion</h1>'));
  expect(await workerFor(Buffer.from('<h1>Pas de connexion</h1>'))).toBe(worker);
  expect(await workerFor(Buffer.from('<h1>Pas de réseau</h1>'))).not.toBe(worker);
});
