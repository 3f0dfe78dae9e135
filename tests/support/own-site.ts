import { cp, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess, temporaryFolder } from '../../server/testing.ts';
import { builtSite } from './folders.ts';

/**
 * The built site in a folder of its own, on a server of its own that can be stopped and started again at the same address.
 * `firstScript` is a script that runs in every page before its own.
 */
export async function startOwnSite(firstScript?: string) {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const dist = join(folder.path, 'dist');
  // Without the compressed siblings a change of a page is a change of one file.
  await cp(await realpath(builtSite), dist, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });

  /** Changes a file as a new deployment does; the server reads it when it starts. */
  const edit = async (name: string, from: string, to: string) => {
    const path = join(dist, name);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
  };
  if (firstScript !== undefined) {
    await writeFile(join(dist, 'first.js'), firstScript);
    const pages = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'));
    await Promise.all(pages.map((name) => edit(name, '<head>', '<head><script src="/first.js"></script>')));
  }

  const outbox = join(folder.path, 'outbox');
  const environment = { OUTBOX_DIR: outbox, RELAY_RATE_LIMIT: '1000' };
  let server = await startProcess(folder.path, environment);
  const { url } = server;
  stack.defer(() => server[Symbol.asyncDispose]());
  return {
    url,
    edit,
    /** Messages that have arrived so far. */
    messages: async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml')).length,
    stop: () => server[Symbol.asyncDispose](),
    start: async () => {
      server = await startProcess(folder.path, { ...environment, PORT: new URL(url).port });
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
