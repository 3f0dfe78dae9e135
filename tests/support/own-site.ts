import { cp, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startProcess, temporaryFolder } from '../../server/testing.ts';
import { builtSite } from './folders.ts';

/**
 * Puts a built site elsewhere, to be changed there: without the compressed siblings a change of a
 * page is a change of one file.
 */
export async function copySite(site: string, folder: string): Promise<void> {
  await cp(await realpath(site), folder, {
    recursive: true,
    filter: (name) => !/\.(br|gz)$/.test(name),
  });
}

/** The built site as it is, on a server of its own. */
export async function startBuiltSite(environment: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  await symlink(resolve(builtSite), join(folder.path, 'dist'));
  const server = stack.use(await startProcess(folder.path, environment));
  return { ...server, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** Changes a text in files of a site, by the end of their names. */
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
 * The built site in a folder of its own, on a server of its own that can be stopped and started
 * again at the same address. `firstScript` is a script that runs in every page before its own.
 */
export async function startOwnSite(firstScript?: string) {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const dist = join(folder.path, 'dist');
  await copySite(builtSite, dist);

  /** Changes a file as a new deployment does; the server reads it when it starts. */
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
    /** Messages that have arrived so far. */
    messages: async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml')).length,
    stop: () => server[Symbol.asyncDispose](),
    start: async () => {
      server = await startProcess(folder.path, { ...environment, PORT: new URL(url).port });
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
