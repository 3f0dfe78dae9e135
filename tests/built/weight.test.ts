import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fullPages, pageBudgets } from '../support/budgets.ts';
import { builtSite } from '../support/folders.ts';
import { legalPages, pages } from '../support/routes.ts';
import { attributes } from './markup.ts';

const sizeOf = (...addresses: string[]) =>
  addresses.reduce((sum, address) => sum + statSync(`${builtSite}${address}`).size, 0);

test.each(pages)('%s costs no more bytes than it may', (path) => {
  const file = `${path === '/' ? '/index' : path}.html`;
  const html = readFileSync(`${builtSite}${file}`, 'utf8');
  // A document is one section, longer than any window.
  const end = legalPages.includes(path) ? '<main' : '/_astro/deferred';
  const firstView = html.slice(0, html.indexOf(end));
  const written = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].join('');
  const script = /\/_astro\/site\.client[\w-]+\.js/.exec(html)?.[0] ?? '';
  const styles = attributes(path, 'link[rel=stylesheet]:not([media])', 'href');
  const weight = {
    firstView: brotliCompressSync(firstView).length,
    page: sizeOf(`${file}.br`),
    script: brotliCompressSync(written).length + sizeOf(`${script}.br`),
    styles: sizeOf(...styles.map((address) => `${address}.br`)),
    fonts: sizeOf(...attributes(path, 'link[as=font]', 'href')),
  };
  const limits = { ...pageBudgets, page: fullPages[path] ?? pageBudgets.page };
  for (const [name, size] of Object.entries(weight)) {
    expect.soft(size, name).toBeGreaterThan(0);
    expect.soft(size, name).toBeLessThanOrEqual(Reflect.get(limits, name));
  }
});
