import { cp, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startProcess, temporaryFolder } from '../../server/testing.ts';
import { builtSite } from './folders.ts';

/**
 * Copies a built site to another folder, where tests can change it. Compressed copies are left out,
 * so that a page is a single file.
 */
export async function copySite(site: string, folder: string): Promise<void> {
  await cp(await realpath(site), folder, {
    recursive: true,
    filter: (name) => !/\.(br|gz)$/.test(name),
  });
}

/** Serves the built site on its own server. */
export async function startBuiltSite(environment: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  await symlink(resolve(builtSite), join(folder.path, 'dist'));
  const server = stack.use(await startProcess(folder.path, environment));
  return { ...server, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** Replaces a text in the files of a site whose names end in a given way. */
export async function editFiles(
  folder: string,
  ending: RegExp,
  from: string,
  to: string,
): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => ending.test(name));
  await Promise.all(names.map((name) => editFile(join(folder, name), from, to)));
}

const editFile = async (path: string, from: string, to: string) =>
  writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));

/**
 * A copy of the built site on its own server, which can be stopped and started again at the same
 * address. `firstScript` runs in every page before the page's own scripts.
 */
export async function startOwnSite(firstScript?: string) {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const dist = join(folder.path, 'dist');
  await copySite(builtSite, dist);

  /** Changes a file, as a new deployment does. The server reads it when it starts. */
  const edit = (name: string, from: string, to: string) => editFile(join(dist, name), from, to);
  if (firstScript !== undefined) {
    await writeFile(join(dist, 'first.js'), firstScript);
    await editFiles(dist, /\.html$/, '<head>', '<head><script src="/first.js"></script>');
  }

  const outbox = join(folder.path, 'outbox');
  const environment = { OUTBOX_DIR: outbox, RELAY_RATE_LIMIT: '1000' };
  let server = await startProcess(folder.path, environment);
  const { url } = server;
  stack.defer(() => server[Symbol.asyncDispose]());
  return {
    url,
    edit,
    /** The messages that have arrived so far. */
    messages: async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml')).length,
    stop: () => server[Symbol.asyncDispose](),
    start: async () => {
      server = await startProcess(folder.path, { ...environment, PORT: new URL(url).port });
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
