/**
 * How many small mistakes in the rules our unit tests notice: `npm run test:mutation`. It fails when they are fewer than wanted
 * (`targets.ts`). Names of files or folders limit it to them; see `README.md`.
 */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { type Mutant, mutantsOf, parse } from './mutants.ts';
import { placeOf, type Reach, readReach, withProbes } from './probes.ts';
import { noticed, type Result, survivors, tableHead, tableRow } from './report.ts';
import { folders, leftOut, notAsked, wanted } from './targets.ts';
import { type Outcome, type Run, Workbench } from './workbench.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Mutants of each file at most, drawn by lot. */
    sample: { type: 'string', default: 'Infinity' },
    /** Another seed draws other mutants. */
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});

interface TestFile {
  path: string;
  /** Milliseconds of a run of all its tests. */
  duration: number;
  reach: Reach;
}

const sources = await readSources();
const benches = await Promise.all(Array.from({ length: Number(options.workers) }, () => Workbench.open()));
const close = () => Promise.all(benches.map((bench) => bench[Symbol.asyncDispose]()));
/** What became of the mutants so far: a run that is stopped says it too. */
const results: Result[] = [];
const sayAll = () => console.log([tableRow('all', results), '', ...survivors(results)].join('\n'));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    sayAll();
    void close().then(() => process.exit(1));
  });
try {
  const testFiles = await tryTests();
  console.log(tableHead);
  await tryMutants(testFiles);
  sayAll();
  if (noticed(results) < wanted) {
    console.error(`✖ ${wanted * 100} % of the mutants have to be noticed`);
    process.exitCode = 1;
  }
} finally {
  await close();
}

async function readSources(): Promise<Map<string, ts.SourceFile>> {
  const found = new Map<string, ts.SourceFile>();
  const endings = ['.test.ts', '.d.ts', ...Object.keys(leftOut)];
  for await (const path of glob(folders.map((folder) => `${folder}**/*.ts`))) {
    const isNamed = names.length === 0 || names.some((name) => path.startsWith(name));
    if (isNamed && !endings.some((ending) => path.endsWith(ending))) found.set(path, parse(path, await readFile(path, 'utf8')));
  }
  return new Map([...found].sort());
}

/** Runs a task for each of the items, on whichever workbench is free. */
async function share<Item>(items: Iterable<Item>, task: (bench: Workbench, item: Item) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  await Promise.all(
    benches.map(async (bench) => {
      for (const item of queue) await task(bench, item);
    }),
  );
}

function isAsked(path: string): boolean {
  return !Object.keys(notAsked).some((ending) => path.endsWith(ending));
}

/** Runs each test file once without any mutant, and finds out which functions its tests run. */
async function tryTests(): Promise<TestFile[]> {
  // The tests of the same part of the house.
  const roots = new Set([...sources.keys()].map((file) => file.split('/')[0]));
  const paths = (await Array.fromAsync(glob([...roots].map((root) => `${root}/**/*.test.ts`)))).filter(isAsked);
  for (const bench of benches) for (const [file, source] of sources) await bench.write(file, withProbes(source, file, bench.log));
  const testFiles: TestFile[] = [];
  await share(paths.sort(), async (bench, path) => {
    const start = performance.now();
    const outcome = await bench.run({ testFile: path, log: bench.log }, 300_000);
    if (outcome !== 'passed') throw new Error(`${path} ${outcome} without any mutant`);
    const reach = readReach(await bench.takeLog());
    testFiles.push({ path, duration: performance.now() - start, reach });
  });
  for (const bench of benches) for (const [file, { text }] of sources) await bench.write(file, text);
  return testFiles;
}

async function tryMutants(testFiles: TestFile[]): Promise<void> {
  const mutants = new Map([...sources].map(([file, source]) => [file, drawn(file, mutantsOf(source))]));
  const all = [...mutants].flatMap(([file, of]) => of.map((mutant) => ({ file, mutant })));
  await share(all, async (bench, { file, mutant }) => {
    results.push(await tryMutant(bench, file, mutant, testFiles));
    const ofFile = results.filter((result) => result.file === file);
    if (ofFile.length === mutants.get(file)?.length) console.log(tableRow(file, ofFile));
  });
}

async function tryMutant(bench: Workbench, file: string, mutant: Mutant, testFiles: TestFile[]): Promise<Result> {
  const text = sources.get(file)?.text ?? '';
  const { start, end, line, replacement } = mutant;
  const changed = text.slice(0, start) + replacement + text.slice(end);
  // It would fail every test, and prove nothing.
  if (!isReadable(changed)) throw new Error(`${file}:${line} cannot be read with ${replacement}`);
  await bench.write(file, changed);
  let outcome: Outcome = 'passed';
  for (const { run, limit } of runsFor(file, mutant, testFiles)) {
    outcome = await bench.run(run, limit);
    if (outcome !== 'passed') break;
  }
  await bench.write(file, text);
  return { file, line, original: text.slice(start, end), replacement, outcome };
}

function isReadable(text: string): boolean {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(text, { reportDiagnostics: true, compilerOptions }).diagnostics?.length === 0;
}

/** As many mutants of a file as wanted, always the same ones for the same text and seed. */
function drawn(file: string, mutants: Mutant[]): Mutant[] {
  const lot = ({ start, replacement }: Mutant) => createHash('sha256').update(`${options.seed} ${file} ${start} ${replacement}`).digest('hex');
  const lots = new Map(mutants.map((mutant) => [mutant, lot(mutant)]));
  const order = mutants.toSorted((a, b) => ((lots.get(a) ?? '') < (lots.get(b) ?? '') ? -1 : 1));
  return order.slice(0, Number(options.sample));
}

/** The tests that run what was changed: first those beside it, then the quick ones. Other tests cannot notice it. */
function runsFor(file: string, { within }: Mutant, testFiles: TestFile[]): { run: Run; limit: number }[] {
  const place = placeOf(file, within);
  const beside = file.replace(/\.ts$/, '.test.ts');
  return testFiles
    .flatMap(({ path, duration, reach }) => {
      const all = [...reach.tests.keys()];
      const tests = reach.always.has(place) ? all : all.filter((test) => reach.tests.get(test)?.has(place));
      if (tests.length === 0) return [];
      const isAll = tests.length === all.length;
      const expected = path === beside ? 0 : (duration * tests.length) / all.length;
      // Generous, as the machine may be busy; only what never ends takes so long.
      return [{ run: { testFile: path, tests: isAll ? undefined : tests }, limit: 10_000 + 5 * duration, expected }];
    })
    .sort((a, b) => a.expected - b.expected);
}
