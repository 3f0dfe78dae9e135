/** Runs test files of the folder it is started in, one after the other, for `workbench.ts`. */
import '../support/demonstration.ts';
import { join } from 'node:path';
import * as v from 'valibot';
import { createVitest } from 'vitest/node';

const root = process.cwd();

const orderSchema = v.object({
  /** The test file. */
  testFile: v.string(),
  /** Full names of the tests to run; all of them where it is left out. */
  tests: v.optional(v.array(v.string())),
  /** Source files that are other ones than in the last run. */
  changed: v.array(v.string()),
  /** Where what runs is to be noted, if it is. */
  log: v.optional(v.string(), ''),
});

const vitest = await createVitest({
  config: false,
  root,
  watch: false,
  include: ['**/*.test.ts'],
  setupFiles: [join(root, 'tests/mutation/note-tests.ts')],
  reporters: [{}],
  silent: true,
  bail: 1,
  maxWorkers: 1,
  testTimeout: 30_000,
});
await vitest.standalone();
process.send?.('ready');
// Nobody asks any more: ends with all it has started.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

process.on('message', async (message) => {
  const { testFile, tests, changed, log } = v.parse(orderSchema, message);
  process.env.MUTATION_LOG = log;
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const path = join(root, testFile);
  const specification = vitest.getRootProject().createSpecification(path, tests ? { testNames: tests } : undefined);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const passed = unhandledErrors.length === 0 && testModules.some((module) => module.moduleId === path && module.ok());
  process.send?.(passed ? 'passed' : 'failed');
});
