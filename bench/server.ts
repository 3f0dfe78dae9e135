/**
 * Our server beside nginx: `npm run bench:server`, after a build. Both serve the same `dist/` with the same headers on the same
 * core, and the load comes from another. It fails when ours answers less than half as many requests; see `README.md`.
 */
import { availableParallelism, loadavg } from 'node:os';
import { load, tool } from './load-tool.ts';
import { median } from './median.ts';
import { processorTime } from './processor-time.ts';
import { isInstalled, projectFolder, startNginx, startOurs } from './web-servers.ts';

const pages = ['/', '/services/toiture', '/contact', '/colmar'];
const rounds = 5;
const secondsEach = 2;
const leastOfNginx = 0.5;

const serverCore = ['taskset', '-c', '0'];
const loadCore = ['taskset', '-c', '1'];

/** What a server did in one round. */
interface Round {
  /** Pages answered a second. */
  rate: number;
  p99: number;
  /** Part of its core that it had: well below 1, the load or another program held it back. */
  share: number;
  /** Pages answered for a second that it computed, which is what it answers with the core to itself. */
  wholeCore: number;
}

interface Server {
  url: string;
  pid: number | undefined;
}

async function measure({ url, pid = 0 }: Server): Promise<Round> {
  const start = { computed: await processorTime(pid), time: performance.now() };
  let requests = 0;
  let p99 = 0;
  for (const page of pages) {
    const result = await load(url + page, { seconds: secondsEach, launcher: loadCore });
    requests += result.requests;
    p99 = Math.max(p99, result.p99);
  }
  const took = (performance.now() - start.time) / 1000;
  const computed = (await processorTime(pid)) - start.computed;
  return { rate: requests / took, p99, share: computed / took, wholeCore: requests / computed };
}

const medians = (results: Round[]): Round => {
  const of = (field: keyof Round) => median(results.map((result) => result[field]));
  return { rate: of('rate'), p99: of('p99'), share: of('share'), wholeCore: of('wholeCore') };
};

if (!isInstalled('taskset', '--version') || availableParallelism() < 2)
  throw new Error('two cores and taskset, from the package util-linux, are needed: one core for the server and one for the load');

await using folder = await projectFolder();
await using ours = await startOurs(folder.path, serverCore);
await using nginx = await startNginx(folder.path, { forms: ours.url }, serverCore);
if (!nginx) console.log('nginx is not installed: our server is measured alone');

console.log(`Node ${process.version}, load by ${tool.name}, load average before: ${loadavg()[0]?.toFixed(1)}\n`);
const servers: { name: string; server: Server; rounds: Round[] }[] = [{ name: 'our server', server: ours, rounds: [] }];
if (nginx) servers.push({ name: 'nginx', server: nginx, rounds: [] });
for (let number = 0; number < rounds; number += 1) {
  // One after the other in every round, so that whatever else the machine does falls on both.
  for (const { server, rounds } of servers) rounds.push(await measure(server));
}

const [own, other] = servers.map(({ rounds }) => medians(rounds));
console.log('| | pages a second | p99, ms | part of its core | pages a second with the whole core |\n|---|---|---|---|---|');
for (const { name, rounds } of servers) {
  const { rate, p99, share, wholeCore } = medians(rounds);
  console.log(`| ${name} | ${Math.round(rate)} | ${p99.toFixed(1)} | ${Math.round(share * 100)} % | ${Math.round(wholeCore)} |`);
}
if (own && other) {
  const ratio = own.wholeCore / other.wholeCore;
  console.log(`| ours to nginx | ${(own.rate / other.rate).toFixed(2)} | ${(own.p99 / other.p99).toFixed(2)} | | ${ratio.toFixed(2)} |`);
  if (ratio < leastOfNginx) {
    console.error(`\n✖ our server answers ${ratio.toFixed(2)} times as many pages as nginx with a core: less than ${leastOfNginx}`);
    process.exitCode = 1;
  }
}
if (servers.some(({ rounds }) => medians(rounds).share < 0.9))
  console.log('\nThe load, or other programs, kept a server from its core: the last column is what counts.');
