/**
 * What one server takes: `npm run bench:load`, after a build. It fails when a message that was answered with 200 is not in the
 * outbox, when one is there that was not, or when a request for a page fails. Rates are for reading; see `README.md`.
 */
import { readdir, symlink } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { callback, formOf, startProcess, temporaryFolder } from '../server/testing.ts';

/** Seconds that each load may last, whatever happens. */
const longest = 60;

const visitors = 1000;
const senders = 50;
const messages = 5000;

/** The real server with the built site and an outbox of its own. */
async function startSite() {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  await symlink(resolve('dist'), join(folder.path, 'dist'));
  // As behind a proxy: one address that is none has a share of the connections and no more.
  const settings = { HOST: '127.0.0.1', TRUST_PROXY: 'loopback', OUTBOX_DIR: 'outbox', RELAY_RATE_LIMIT: '1000000', OUTBOX_LIMIT: '1000000' };
  const server = stack.use(await startProcess(folder.path, settings));
  if (!server.url) throw new Error(server.lines.join('\n'));
  const kept = async () => (await readdir(join(folder.path, 'outbox'))).filter((name) => name.endsWith('.eml')).length;
  return { server, kept, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

function startLoad(options: Options): { result: Promise<Result>; stop: () => void } {
  const { promise, resolve: finish, reject } = Promise.withResolvers<Result>();
  const load = autocannon({ timeout: 20, ...options }, (error, result) => (error ? reject(error) : finish(result)));
  const stop = () => load.stop?.();
  const limit = globalThis.setTimeout(stop, longest * 1000);
  return { result: promise.finally(() => clearTimeout(limit)), stop };
}

/** Requests that send one callback request after the other, each with a text of its own. */
async function submissions(relay: string): Promise<Request[]> {
  const template = new Response(formOf({ ...callback, message: 'NUMBER' }));
  const type = template.headers.get('content-type') ?? '';
  const body = await template.text();
  let number = 0;
  return [
    {
      method: 'POST',
      path: new URL(relay).pathname,
      headers: { 'content-type': type, accept: 'application/json', origin: new URL(relay).origin },
      setupRequest: (request) => {
        number += 1;
        const visitor = { 'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}` };
        return { ...request, headers: { ...request.headers, ...visitor }, body: body.replace('NUMBER', `Message ${number}`) };
      },
    },
  ];
}

function report(what: string, { requests, latency, errors, timeouts, non2xx, duration, ...result }: Result, more = ''): void {
  const rate = Math.round(requests.total / duration);
  console.log(
    `| ${what} | ${result['2xx']} | ${rate} | ${latency.p50} | ${latency.p99} | ${latency.max} | ${errors} (${timeouts} of them without answer) | ${non2xx} | ${more} |`,
  );
}

function demand(condition: boolean, what: string): void {
  if (condition) return;
  console.error(`✖ ${what}`);
  process.exitCode = 1;
}

console.log(
  `Node ${process.version}, ${availableParallelism()} cores shared with the load itself, load average before: ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log(
  '| load | answered 200 | a second | p50, ms | p99, ms | longest, ms | failed | other answers | kept |\n|---|---|---|---|---|---|---|---|---|',
);

{
  await using site = await startSite();
  const requests = ['/', '/services/toiture', '/contact', '/colmar'].map((path) => ({ path, headers: { 'accept-encoding': 'br' } }));
  const load = startLoad({ url: site.server.url, connections: visitors, duration: 20, requests });
  const result = await load.result;
  report(`pages, ${visitors} connections, 20 s`, result);
  demand(result.errors === 0 && result.non2xx === 0, 'a request for a page failed');
}

{
  await using site = await startSite();
  const load = startLoad({ url: site.server.url, connections: senders, amount: messages, requests: await submissions(site.server.relay) });
  const result = await load.result;
  const kept = await site.kept();
  report(`relay, ${senders} connections, ${messages} messages`, result, String(kept));
  demand(result['2xx'] === messages, `${messages - result['2xx']} messages were not accepted`);
  demand(kept === result['2xx'], `${result['2xx']} messages were answered with 200, and ${kept} are in the outbox`);
}

{
  await using site = await startSite();
  const load = startLoad({ url: site.server.url, connections: senders, amount: 1_000_000, requests: await submissions(site.server.relay) });
  await setTimeout(3000);
  const told = performance.now();
  site.server.stop('SIGTERM');
  const code = await site.server.ended;
  const took = Math.round(performance.now() - told);
  load.stop();
  const result = await load.result;
  const kept = await site.kept();
  console.log(
    `\nTold to stop under the same load: ended with code ${code} after ${took} ms, ${result['2xx']} messages answered with 200, ${kept} kept.`,
  );
  demand(code === 0, `the server ended with code ${code}`);
  demand(kept === result['2xx'], `${result['2xx']} messages were answered with 200, and ${kept} are in the outbox`);
}
