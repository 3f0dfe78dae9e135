/**
 * `npm test`: builds the test site, then runs two rows of scripts in parallel for two processors; unit tests mostly wait for processes. Each script's
 * output is printed when it ends. A failure does not stop the others.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** npm scripts. */
const first = 'test:build';
const rows = [['test:browser'], ['check', 'test:unit', 'test:built']];

const failed: string[] = [];

async function run(script: string): Promise<void> {
  const start = performance.now();
  console.log(`▶ npm run ${script}`);
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => said.push(data));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  console.log(
    `${status === 0 ? '✔' : '✖'} npm run ${script}: ${Math.round((performance.now() - start) / 1000)} s\n`,
  );
  if (status !== 0) failed.push(script);
}

await run(first);
if (failed.length === 0)
  await Promise.all(
    rows.map(async (row) => {
      for (const script of row) await run(script);
    }),
  );
if (failed.length > 0) {
  console.error(
    `✖ ${failed.map((script) => `npm run ${script}`).join(' and ')} failed: what and where stands above`,
  );
  process.exitCode = 1;
}
