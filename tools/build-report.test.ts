import { expect, test } from 'vitest';
import { BuildReport } from './build-report.ts';

/** What Astro 7 writes, shortened. */
const build = [
  '19:57:56 \u001b[34m[content]\u001b[39m Syncing content',
  '',
  '\u001b[42m generating static routes \u001b[49m',
  '19:58:00   ├─ /.well-known/security.txt19:58:00   ├─ /404.html (+309ms) ',
  ' (+346ms) ',
  '19:58:02   ▶ /_astro/toit.B-bq_Z1.avif (before: 1kB, after: 1kB) (+1ms) (1/3)',
  '19:58:02   ▶ /_astro/toit.B-bq_Z2.avif (reused cache entry) (+1ms) (2/3)',
  '19:58:02   ▶ /_astro/toit.B-bq_Z3.jpeg (reused cache entry) (+1ms) (3/3)',
  '19:58:02 ✓ Completed in 170ms.',
  '19:58:08 \u001b[33m[WARN]\u001b[39m [build] Before going live, add to company.yaml: SIREN.',
  '19:58:08 [build] 41 page(s) built in 13.03s',
];

function report(lines: string[], isTTY: boolean): string {
  const written: string[] = [];
  const reader = new BuildReport({ isTTY, write: (text) => written.push(text) });
  for (const line of lines) reader.read(line);
  reader.end();
  return written.join('');
}

test('a build is told in a line for its pictures, its warnings and its result', () => {
  expect(report(build, false)).toBe(
    'Images : 3, gardées pour la prochaine fois\n⚠ Before going live, add to company.yaml: SIREN.\n41 pages construites en 13,03 s.\n',
  );
});

test('on a terminal that line counts', () => {
  expect(report(build, true)).toMatch(/^\rImages : 1 sur 3.*\rImages : 2 sur 3.*\rImages : 3 sur 3, gardées pour la prochaine fois\n⚠/);
});

test('a mistake is told whole', () => {
  const mistake = ['19:58:02 [ERROR] [vite] Build failed', 'Location:', '  /src/a.ts:1:2', '✖ src/content/towns/lure.yaml: line 3: bad'];
  expect(report([...build.slice(0, 6), ...mistake], false)).toBe(
    `Images : 3, gardées pour la prochaine fois\n[ERROR] [vite] Build failed\n${mistake.slice(1).join('\n')}\n`,
  );
});
