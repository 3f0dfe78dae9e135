/** Runs test files of the folder it is started in, one after the other, for `workbench.ts`. */
import '../support/demonstration.ts';
import { join } from 'node:path';
import * as v from 'valibot';
import { createVitest, type TestSpecification } from 'vitest/node';
import { isProcessNew, keptProcess, leaveProcess } from './kept-process.ts';

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
  // A kept process would go on with the files that it was told of in its first run.
  fsModuleCache: false,
  setupFiles: [join(root, 'tests/mutation/note-tests.ts')],
  reporters: [{}],
  silent: true,
  bail: 1,
  pool: keptProcess,
  maxWorkers: 1,
  testTimeout: 30_000,
});
await vitest.standalone();
process.send?.('ready');
// Nobody asks any more: ends with all it has started.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

process.on('message', async (message) => {
  const { testFile, tests, changed, log } = v.parse(orderSchema, message);
  if (log !== process.env.MUTATION_LOG) await leaveProcess();
  process.env.MUTATION_LOG = log;
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const path = join(root, testFile);
  const specification = vitest.getRootProject().createSpecification(path, tests ? { testNames: tests } : undefined);
  const isSure = isProcessNew();
  let result = await run(specification, tests?.length);
  // What an earlier mutant has left behind in the process must not count.
  if (result === 'disturbed') {
    await leaveProcess();
    if (!isSure) result = await run(specification, tests?.length);
  }
  process.send?.(result === 'passed' ? 'passed' : 'failed');
});

/** `disturbed`: something else than a test has failed, or not all of the tests have run, as when the end of the last run comes late. */
async function run(specification: TestSpecification, asked = 0): Promise<'passed' | 'failed' | 'disturbed'> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
  if (!module || unhandledErrors.length > 0) return 'disturbed';
  if (module.ok()) return [...module.children.allTests('passed')].length >= asked ? 'passed' : 'disturbed';
  return [...module.children.allTests('failed')].length > 0 ? 'failed' : 'disturbed';
}
