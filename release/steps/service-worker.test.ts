import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing.ts';
import { writeServiceWorker } from './service-worker.ts';

test('another page makes another worker, the same page the same', async () => {
  await using folder = await temporaryFolder();
  const workerFor = async (page: string) => {
    await writeFile(join(folder.path, 'hors-ligne.html'), page);
    await writeServiceWorker(folder.path);
    return readFile(join(folder.path, 'sw.js'), 'utf8');
  };
  const worker = await workerFor('<h1>Pas de connexion</h1>');
  expect(await workerFor('<h1>Pas de connexion</h1>')).toBe(worker);
  expect(await workerFor('<h1>Pas de réseau</h1>')).not.toBe(worker);
});
