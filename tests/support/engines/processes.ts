import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Starts a program that ends with the stack, or with this process. */
export function run(
  stack: AsyncDisposableStack,
  program: string,
  parameters: string[],
  environment: Record<string, string> = {},
) {
  const child = spawn(program, parameters, {
    env: { ...process.env, TZ: 'Europe/Paris', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  stack.defer(async () => {
    process.off('exit', end);
    child.kill();
    await ended;
  });
  return child;
}

/** Tries until it works, for so many seconds. */
export async function eventually<Result>(
  attempt: () => Promise<Result>,
  seconds = 10,
): Promise<Result> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(50);
    }
  }
}
