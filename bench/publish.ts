/**
 * What visitors notice of a new build: `npm run bench:publish`. Our server, nginx and Caddy are asked for 50 pages a second each
 * while builds go online, fail in every way, and are gone back from. It fails at the first request that does, at a page that
 * comes with the headers of another build or names a file that is not there, and at a failed build that changes anything. The
 * figures go to `results-publish.md`; see `README.md`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { inlineElements, policyHash } from '../hosting/inline-elements.ts';
import { copyProject } from './project-copy.ts';
import { startCaddy, startNginx, startOurs } from './web-servers.ts';

const pages = ['/', '/contact', '/services/toiture', '/colmar', '/zone-intervention', '/urgence'];
const pagesASecond = 50;
/** Milliseconds in which every server has to have taken up a build. */
const patience = 10_000;

/** Milliseconds after which a command is stopped. */
const longestCommand = 120_000;

/** What came of asking one server all the time. */
interface Watch {
  name: string;
  pages: number;
  files: number;
  problems: string[];
  /** Requests on a connection kept open that the server had just closed: as browsers do, they were sent once more. */
  repeated: number;
  /** Marks of the builds seen, each when it was first met after another. */
  builds: string[];
  /** Milliseconds. */
  longest: number;
}

const kept = new Agent({ keepAlive: true, maxSockets: 8 });

async function ask(url: string, watch: Watch, agent: Agent | false): Promise<{ response: IncomingMessage; body: Buffer }> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<{ response: IncomingMessage; body: Buffer }>();
  const sent = request(url, { agent, timeout: 10_000 }, (response) => {
    buffer(response).then((body) => answer({ response, body }), reject);
  });
  sent.on('timeout', () => sent.destroy(new Error('no answer for 10 s')));
  sent.on('error', reject).end();
  return promise.catch((error: unknown) => {
    if (!sent.reusedSocket) throw error;
    watch.repeated += 1;
    return ask(url, watch, false);
  });
}

/** One visit: a page, whether its headers are its own, and one of the files it names. */
async function visit(url: string, watch: Watch, count: number): Promise<void> {
  const path = pages[count % pages.length] ?? '/';
  const agent = count % 2 === 0 ? kept : false;
  const start = performance.now();
  const { response, body } = await ask(url + path, watch, agent);
  watch.longest = Math.max(watch.longest, performance.now() - start);
  watch.pages += 1;
  const html = body.toString();
  if (response.statusCode !== 200 || !html.includes('</html>')) watch.problems.push(`${path}: ${response.statusCode}, ${body.length} bytes`);
  const policy = String(response.headers['content-security-policy']);
  const { scripts, styles } = inlineElements(html);
  if (![...scripts, ...styles].every((content) => policy.includes(policyHash(content)))) watch.problems.push(`${path}: headers of another build`);
  const mark = /--bench-build:\s*"?(\w+)/.exec(html)?.[1] ?? 'none';
  if (watch.builds.at(-1) !== mark) watch.builds.push(mark);
  const files = [...html.matchAll(/\/_astro\/[\w.@~-]+/g)].map(([file]) => file);
  const file = files[count % files.length];
  if (file === undefined) return;
  const { response: answer } = await ask(url + file, watch, agent);
  watch.files += 1;
  if (answer.statusCode !== 200) watch.problems.push(`${file} of ${path}: ${answer.statusCode}`);
}

/** Visits a server so many times a second, however long each visit takes, until it is told to stop. */
function keepVisiting(name: string, url: string) {
  const watch: Watch = { name, pages: 0, files: 0, problems: [], repeated: 0, builds: [], longest: 0 };
  const under = new Set<Promise<void>>();
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    const visiting: Promise<void> = visit(url, watch, count)
      .catch((error: unknown) => void watch.problems.push(String(error)))
      .finally(() => under.delete(visiting));
    under.add(visiting);
  }, 1000 / pagesASecond);
  return {
    watch,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
}

await using copy = await copyProject();
const { folder } = copy;
// What is measured is going online: pictures and compressed files are made already.
await cp('.cache', join(folder, '.cache'), { recursive: true });

const lines: string[] = [];
function print(line: string): void {
  console.log(line);
  lines.push(line);
}
function demand(condition: boolean, what: string): void {
  if (condition) return;
  console.error(`✖ ${what}`);
  process.exitCode = 1;
}

/** Runs a command of the copy; its words are shown only when it does other than expected. */
async function run(command: string, reload: string, { fails }: { fails: boolean }): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(folder, `publish/${command}.ts`)], {
    cwd: folder,
    env: { ...process.env, DEPLOY_TO: 'here', DEPLOY_RELOAD: reload },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestCommand,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output = `${output}${data}`.slice(-3000)));
  const [status] = await once(child, 'close');
  if ((status !== 0) !== fails) console.error(output);
  demand((status !== 0) === fails, `${command} ended with ${status}`);
  return (performance.now() - start) / 1000;
}

/** Marks the next build where every page has it and its policy depends on it, in the styles of the page itself; its form changes as well. */
async function mark(build: string): Promise<void> {
  const add = async (path: string, text: string) => writeFile(join(folder, path), `${await readFile(path, 'utf8')}\n${text}\n`);
  await add('src/styles/tokens.css', `:root {\n  --bench-build: "${build}";\n}`);
  await add('src/forms/ContactForm.tsx', `Object.assign(globalThis, { benchBuild: '${build}' });`);
}

/** Breaks a file for one deployment. */
async function broken(path: string, content: (original: string) => string): Promise<number> {
  const original = await readFile(join(folder, path));
  await writeFile(join(folder, path), content(original.toString()));
  const seconds = await run('deploy', reload, { fails: true });
  await writeFile(join(folder, path), original);
  return seconds;
}

print(`Node ${process.version}, load average before: ${loadavg()[0]?.toFixed(1)}\n`);
await mark('one');
await run('deploy', '', { fails: false });

await using ours = await startOurs(folder);
await using nginx = await startNginx(folder, { forms: ours.url });
await using caddy = await startCaddy(folder, { forms: ours.url });
const reload = [nginx, caddy].flatMap((server) => server?.reload ?? []).join(' && ');
const visited = [
  keepVisiting('our server', ours.url),
  ...(nginx ? [keepVisiting('nginx', nginx.url)] : []),
  ...(caddy ? [keepVisiting('Caddy', caddy.url)] : []),
];

/** Waits until every server shows a build, or is late. */
async function seen(build: string): Promise<string> {
  const start = performance.now();
  while (!visited.every(({ watch }) => watch.builds.at(-1) === build)) {
    if (performance.now() - start > patience) {
      demand(false, `build ${build} is not online everywhere: ${visited.map(({ watch }) => `${watch.name} has ${watch.builds.at(-1)}`).join(', ')}`);
      break;
    }
    await setTimeout(20);
  }
  return ((performance.now() - start) / 1000).toFixed(1);
}

await seen('one');
print('| what | command, seconds | until all three servers had it, seconds |\n|---|---|---|');
const table = (what: string, seconds: number, until: string) => print(`| ${what} | ${seconds.toFixed(1)} | ${until} |`);
await mark('two');
table('a new build', await run('deploy', reload, { fails: false }), await seen('two'));
await mark('never');
table(
  'one that fails while a page is rendered',
  await broken('src/pages/contact.astro', (page) => page.replace('---', "---\nthrow new Error('broken on purpose');")),
  await seen('two'),
);
table('one with a picture that is none', await broken('src/assets/pictures/ville-canal.jpg', () => 'no picture'), await seen('two'));
table(
  'one with a link to nowhere',
  await broken('src/pages/contact.astro', (page) => `${page}\n<a href="/services/charpente">Charpente</a>\n`),
  await seen('two'),
);
await mark('three');
table('a new build', await run('deploy', reload, { fails: false }), await seen('three'));
table('back to the one before', await run('rollback', reload, { fails: false }), await seen('two'));
table('and once more', await run('rollback', reload, { fails: false }), await seen('one'));
await Promise.all(visited.map(({ stop }) => stop()));
kept.destroy();

print('\n| | pages | files | failed or mixed | sent once more | longest, ms | builds in the order they were seen |\n|---|---|---|---|---|---|---|');
for (const { watch } of visited) {
  const { name, problems, repeated, longest, builds } = watch;
  print(`| ${name} | ${watch.pages} | ${watch.files} | ${problems.length} | ${repeated} | ${Math.round(longest)} | ${builds.join(', ')} |`);
  for (const problem of problems.slice(0, 10)) console.error(`✖ ${name}: ${problem}`);
  demand(problems.length === 0, `${name}: ${problems.length} requests failed or met two builds`);
  demand(!builds.includes('never'), `${name}: a build that failed was online`);
}
await writeFile(join(import.meta.dirname, 'results-publish.md'), `${lines.join('\n')}\n`);
