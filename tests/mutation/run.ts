/**
 * How many small mistakes in the rules our unit tests notice: `npm run test:mutation`. It fails when they are fewer than wanted
 * (`targets.ts`). Names of files or folders limit it to them; see `README.md`.
 */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { type Mutant, mutantsOf, parse } from './mutants.ts';
import { placeOf, type Reach, readReach, withProbes } from './probes.ts';
import { lotLine, noticed, type Result, survivorLine, survivors, tableHead, tableRow } from './report.ts';
import { askedLast, folders, leftOut, notAsked, patience, wanted } from './targets.ts';
import { type Outcome, type Run, Workbench } from './workbench.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Mutants at most, drawn by lot among those of all files. */
    sample: { type: 'string', default: 'Infinity' },
    /** Another seed draws other mutants. */
    seed: { type: 'string', default: '1' },
    /** A file with lines of survivors, as an earlier run has printed them: only these are tried again. */
    again: { type: 'string' },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});

interface TestFile {
  path: string;
  reach: Reach;
}

interface Candidate {
  file: string;
  mutant: Mutant;
}

const sources = await readSources();
const benches = await Promise.all(Array.from({ length: Number(options.workers) }, () => Workbench.open()));
const close = () => Promise.all(benches.map((bench) => bench[Symbol.asyncDispose]()));
/** What became of the mutants so far: a run that is stopped says it too. */
const results: Result[] = [];
/** How many mutants of a source file a test file has noticed: it is likely to notice the next one. */
const successes = new Map<string, number>();
const successesOf = (file: string, testFile: string) => successes.get(`${file} ${testFile}`) ?? 0;
const all = [...sources].flatMap(([file, source]) => mutantsOf(source).map((mutant) => ({ file, mutant })));
function sayAll(): void {
  console.log(tableRow('all', results));
  // Survivors of an earlier run are no lot.
  if (options.again === undefined) console.log(lotLine(results, all.length));
  console.log(['', ...survivors(results)].join('\n'));
}
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
  // In the order in which they were named.
  const rank = (path: string) => names.findIndex((name) => path.startsWith(name));
  return new Map([...found].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)));
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

function isAmong(path: string, endings: Record<string, string>): boolean {
  return Object.keys(endings).some((ending) => path.endsWith(ending));
}

/** Runs each test file once without any mutant, and finds out which functions its tests run. */
async function tryTests(): Promise<TestFile[]> {
  // The tests of the same part of the house.
  const roots = new Set([...sources.keys()].map((file) => file.split('/')[0]));
  const paths = (await Array.fromAsync(glob([...roots].map((root) => `${root}/**/*.test.ts`)))).filter((path) => !isAmong(path, notAsked));
  for (const bench of benches) for (const [file, source] of sources) await bench.write(file, withProbes(source, file, bench.log));
  const testFiles: TestFile[] = [];
  await share(paths.sort(), async (bench, path) => {
    const outcome = await bench.run({ testFile: path, log: bench.log }, 300_000);
    if (outcome !== 'passed') throw new Error(`${path} ${outcome} without any mutant`);
    testFiles.push({ path, reach: readReach(await bench.takeLog()) });
  });
  for (const bench of benches) for (const [file, { text }] of sources) await bench.write(file, text);
  return testFiles;
}

async function tryMutants(testFiles: TestFile[]): Promise<void> {
  const earlier = options.again === undefined ? undefined : new Set((await readFile(options.again, 'utf8')).split('\n'));
  const isWanted = ({ file, mutant }: Candidate) => earlier?.has(survivorLine(resultOf(file, mutant, 'passed'))) ?? true;
  const mutants = drawn(all).filter(isWanted);
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  await share(mutants, async (bench, { file, mutant }) => {
    results.push(await tryMutant(bench, file, mutant, testFiles));
    const ofFile = results.filter((result) => result.file === file);
    if (ofFile.length === byFile.get(file)?.length) console.log(tableRow(file, ofFile));
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
    // An earlier mutant may have left something behind that goes on and on: only a process of its own tells.
    if (outcome === 'timed out') outcome = await bench.run(run, limit);
    if (outcome === 'passed') continue;
    successes.set(`${file} ${run.testFile}`, successesOf(file, run.testFile) + 1);
    break;
  }
  await bench.write(file, text);
  return resultOf(file, mutant, outcome);
}

function resultOf(file: string, { line, start, end, replacement }: Mutant, outcome: Outcome): Result {
  return { file, line, original: sources.get(file)?.text.slice(start, end) ?? '', replacement, outcome };
}

function isReadable(text: string): boolean {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(text, { reportDiagnostics: true, compilerOptions }).diagnostics?.length === 0;
}

/** As many mutants as wanted, in an order that is as good as chance and always the same: what a stopped run says is true of all of them. */
function drawn(candidates: Candidate[]): Candidate[] {
  const lot = ({ file, mutant: { start, replacement } }: Candidate) =>
    createHash('sha256').update(`${options.seed} ${file} ${start} ${replacement}`).digest('hex');
  const lots = new Map(candidates.map((candidate) => [candidate, lot(candidate)]));
  const order = candidates.toSorted((a, b) => ((lots.get(a) ?? '') < (lots.get(b) ?? '') ? -1 : 1));
  return order.slice(0, Number(options.sample));
}

/** How near a test file is to a source file: beside it, in its folder, elsewhere. */
function distanceOf(testFile: string, file: string): number {
  if (testFile === file.replace(/\.ts$/, '.test.ts')) return 0;
  return dirname(testFile) === dirname(file) ? 1 : 2;
}

/** The tests that run what was changed, the nearest first. Other tests cannot notice it. */
function runsFor(file: string, { within }: Mutant, testFiles: TestFile[]): { run: Run; limit: number }[] {
  const place = placeOf(file, within);
  const reaching = testFiles.flatMap(({ path, reach }) =>
    [...reach.tests]
      .filter(([, places]) => places.has(place) || reach.always.has(place))
      .map(([test]) => ({ path, test, distance: distanceOf(path, file), ...(reach.costs.get(test) ?? { milliseconds: 0, processor: 0 }) }))
      .sort((a, b) => a.processor - b.processor)
      // The quickest test of each file has its turn before the second of any: each file looks at something else.
      .map((test, turn) => ({ ...test, turn })),
  );
  reaching.sort((a, b) => a.distance - b.distance || a.turn - b.turn || a.processor - b.processor);
  const quick = reaching.filter(({ path }) => !isAmong(path, askedLast));
  return [...Map.groupBy(quick.length > 0 ? firstOf(quick, patience) : reaching, ({ path }) => path)]
    .sort(([a], [b]) => successesOf(file, b) - successesOf(file, a))
    .map(([testFile, tests]) => ({
      run: { testFile, tests: tests.map(({ test }) => test) },
      // Generous, as the machine may be busy; only what never ends takes so long.
      limit: 8000 + tests.reduce((sum, { milliseconds }) => sum + 5 * milliseconds, 0),
    }));
}

/** The tests beside a file, and of the others as many as take so many milliseconds of a processor. */
function firstOf<Test extends { distance: number; processor: number }>(tests: Test[], milliseconds: number): Test[] {
  let left = milliseconds;
  return tests.filter(({ distance, processor }) => {
    if (distance > 0) left -= processor;
    return distance === 0 || left > 0;
  });
}
