import { expect, test } from 'vitest';
import { Workbench } from './workbench.ts';

test('each run has the source files as they are then, in the process of the run before', async () => {
  await using bench = await Workbench.open();
  await bench.write('one.ts', `export { one } from './number.ts';`);
  await bench.write(
    'one.test.ts',
    `import { appendFileSync } from 'node:fs';
    import { expect, test } from 'vitest';
    import { one } from './one.ts';
    test('is one', () => {
      appendFileSync(${JSON.stringify(bench.log)}, process.pid + ' ');
      expect(one).toBe(1);
    });
    test('is no two', () => expect(one).not.toBe(2));`,
  );
  await bench.write('number.ts', 'export const one = 1;');
  // A run that is noted has a process of its own; the next one begins with what Vitest knows by then.
  await bench.run({ testFile: 'one.test.ts', log: bench.log }, 60_000);
  await bench.takeLog();
  const run = { testFile: 'one.test.ts', tests: ['is one', 'is no two'] };
  const outcomes = [await bench.run(run, 60_000)];
  for (const number of [2, 1, 3]) {
    await bench.write('number.ts', `export const one = ${number};`);
    outcomes.push(await bench.run(run, 60_000));
  }
  expect(outcomes).toEqual(['passed', 'failed', 'passed', 'failed']);
  const processes = (await bench.takeLog()).trim().split(' ');
  expect(new Set(processes).size).toBe(1);
});
