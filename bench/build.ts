/**
 * How long a build takes, and what a town page adds to it: `npm run bench:build`. It fails when the build of a clean clone or the
 * one after a change of text is over its budget, or when time or memory grow faster than the towns. The figures go to
 * `results-build.md`; see `README.md`.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { generateTowns } from './generate-towns.ts';
import { costPerTown, growsLinearly, type Step } from './growth.ts';
import { type Measured, measureBuild } from './measure.ts';
import { copyProject } from './project-copy.ts';
import { demand, machine, print, writeResults } from './report.ts';

/** Seconds. */
const budget = { clean: 60, text: 10 };
/** Seconds after which a build is stopped: a measured one over its budget still gets its figure. */
const limit = { project: 180, generated: 600 };
const sizes = [250, 500, 1000, 2000];
/** How much more than the ones before it a town may cost. */
const tolerance = 1.5;

async function changeText(folder: string, file: string, field: string, text: string): Promise<void> {
  const path = join(folder, 'src/content', file);
  const content = parseDocument(await readFile(path, 'utf8'));
  content.set(field, text);
  await writeFile(path, String(content));
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const columns = ({ seconds, cpuSeconds, megabytes }: Measured) => `${seconds.toFixed(1)} | ${cpuSeconds.toFixed(1)} | ${whole(megabytes)}`;

print(`${machine}\n`);
await using copy = await copyProject();
const { folder } = copy;

print('| build | seconds | CPU seconds | peak memory, MB | budget, seconds |\n|---|---|---|---|---|');
const clean = await measureBuild(folder, limit.project);
print(`| of a clean clone | ${columns(clean)} | ${budget.clean} |`);
demand(clean.seconds <= budget.clean, `the build of a clean clone took longer than ${budget.clean} s`);

await changeText(folder, 'towns/dole.yaml', 'tagline', 'Toits bruns entre collégiale et canal.');
const onePage = await measureBuild(folder, limit.project);
print(`| after a change of one page's text | ${columns(onePage)} | ${budget.text} |`);
await changeText(folder, 'shared/callback.yaml', 'title', 'Demandez à être rappelé');
const everyTown = await measureBuild(folder, limit.project);
print(`| after a change of a text on every town page | ${columns(everyTown)} | ${budget.text} |`);
for (const { seconds } of [onePage, everyTown]) demand(seconds <= budget.text, `a build after a change of text took longer than ${budget.text} s`);

// What is measured from here on are pages: every build finds the pictures of the project made, and nothing of generated towns.
const cache = join(folder, '.cache');
const madeBefore = join(folder, '../cache');
await cp(cache, madeBefore, { recursive: true });
print('\n| towns | seconds | CPU seconds | peak memory, MB | CPU, ms per added town | memory, kB per added town |\n|---|---|---|---|---|---|');
const time: Step[] = [];
const memory: Step[] = [];
function record(towns: number, build: Measured): void {
  time.push({ towns, cost: build.cpuSeconds });
  memory.push({ towns, cost: build.megabytes });
  const added = [time, memory].map((steps) => costPerTown(steps).at(-1)).map((cost) => (cost === undefined ? '' : whole(cost * 1000)));
  print(`| ${whole(towns)} | ${columns(build)} | ${added.join(' | ')} |`);
}
record((await readdir('src/content/towns')).length, everyTown);
for (const towns of sizes) {
  await generateTowns('src/content', join(folder, 'src/content'), towns);
  await rm(cache, { recursive: true });
  await cp(madeBefore, cache, { recursive: true });
  record(towns, await measureBuild(folder, limit.generated));
}
demand(growsLinearly(time, tolerance), 'the time of a build grows faster than the towns');
demand(growsLinearly(memory, tolerance), 'the memory of a build grows faster than the towns');

await changeText(folder, 'towns/dole.yaml', 'tagline', 'Toits bruns serrés entre collégiale et canal.');
print(
  `\nThe last one again after a change of one page's text (seconds | CPU seconds | MB): ${columns(await measureBuild(folder, limit.generated))}.`,
);
await writeResults(join(import.meta.dirname, 'results-build.md'));
