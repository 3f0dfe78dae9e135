import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Result } from 'autocannon';
import { isInstalled } from './web-servers.ts';

/** What a load measured. */
export interface Load {
  requests: number;
  /** Requests answered a second. */
  rate: number;
  /** Milliseconds that 99 of 100 requests stayed under. */
  p99: number;
}

interface Tool {
  name: string;
  command(url: string, seconds: number): string[];
  /** Throws when a request failed. */
  read(output: string): Load;
}

const connections = 64;
const header = 'Accept-Encoding: br, gzip';
const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

const wrk: Tool = {
  name: 'wrk',
  command: (url, seconds) => ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', header, url],
  read(output) {
    if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
    const value = (pattern: RegExp) => Number(pattern.exec(output)?.[1]);
    const unit = /99%\s+[\d.]+(\w+)/.exec(output)?.[1] ?? '';
    return {
      requests: value(/(\d+) requests in/),
      rate: value(/Requests\/sec:\s+([\d.]+)/),
      p99: value(/99%\s+([\d.]+)/) * (milliseconds[unit] ?? Number.NaN),
    };
  },
};

const autocannon: Tool = {
  name: 'autocannon',
  command: (url, seconds) => [
    ...[process.execPath, 'node_modules/autocannon/autocannon.js', '--json', '--no-progress'],
    ...['-c', String(connections), '-d', String(seconds), '-H', header, url],
  ],
  read(output) {
    const { requests, latency, errors, non2xx, duration }: Result = JSON.parse(output);
    if (errors + non2xx > 0) throw new Error(output);
    return { requests: requests.total, rate: requests.total / duration, p99: latency.p99 };
  },
};

/** [wrk](https://github.com/wg/wrk), of which Debian has a package, sends several times as many requests as autocannon. */
export const tool = isInstalled('wrk', '-v') ? wrk : autocannon;

/** Asks for one address as often as it is answered, `launcher` being a command that takes the load's command as arguments. */
export async function load(url: string, { seconds, launcher }: { seconds: number; launcher: string[] }): Promise<Load> {
  const [command = '', ...parameters] = [...launcher, ...tool.command(url, seconds)];
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'ignore'], timeout: (seconds + 20) * 1000 });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return tool.read(output);
}
