/**
 * `npm test`: everything, in as little time as two processors need. What stands in one line runs at the same time; each says what it
 * has to say when it is done, and a line that fails is the last one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Scripts of package.json. */
const lines = [['test:build'], ['check', 'test:unit', 'test:built'], ['test:browser']];

async function run(script: string, alone: boolean): Promise<boolean> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  console.log(`${status === 0 ? '✔' : '✖'} npm run ${script}: ${Math.round((performance.now() - start) / 1000)} s\n`);
  return status === 0;
}

for (const line of lines) {
  const results = await Promise.all(line.map((script) => run(script, line.length === 1)));
  if (results.includes(false)) process.exit(1);
}
