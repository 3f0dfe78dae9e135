import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { startProcess, temporaryFolder } from '../../server/testing.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';

/** Our own server with the built site, and a whole Chromium to open it in. */
export async function openSite() {
  const path = findChromium()?.path;
  if (path === undefined) throw new Error('No Chromium here: "npx node tools/browsers.ts" installs one');
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  await symlink(resolve('dist'), join(folder.path, 'dist'));
  const { url, lines } = stack.use(await startProcess(folder.path));
  if (!url) throw new Error(lines.join('\n'));
  const browser = stack.use(await chromium.launch({ executablePath: path, args: chromiumFlags }));
  return { url, path, browser, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
