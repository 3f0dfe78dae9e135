/**
 * `npx node tools/old-chromium.ts`: the oldest Chromium that the README promises, for Linux on x64. The registry of npm keeps it, packed for
 * servers; it stands beside the project, because only the journeys need its 160 MB.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { engines } from './engines.ts';
import { installBeside } from './install-beside.ts';

if (process.platform === 'linux' && process.arch === 'x64') {
  const { browser } = engines.chromium109.programs;
  const packed = join(installBeside(['@sparticuz/chromium@109.0.6']), 'node_modules/@sparticuz/chromium/bin/chromium.br');
  mkdirSync(dirname(browser), { recursive: true });
  writeFileSync(`${browser}.part`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  renameSync(`${browser}.part`, browser);
}
