import { afterEach, expect, test, vi } from 'vitest';
import { stopWithNpm } from './stop-with-npm.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Watches the parent process for some milliseconds: how often `stop` was called. */
function watchFor(command: string | undefined) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubEnv('npm_lifecycle_event', command);
  const stop = vi.fn();
  stopWithNpm(stop);
  return (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return stop.mock.calls.length;
  };
}

/** The parent has ended: elsewhere the process gets a new parent, on Windows the old id stays and is dead. */
const ends = {
  elsewhere: () => void vi.spyOn(process, 'ppid', 'get').mockReturnValue(1),
  'on Windows': () =>
    void vi.spyOn(process, 'kill').mockImplementation(() => {
      throw new Error('ESRCH');
    }),
};

test.each(['elsewhere', 'on Windows'] as const)(
  'when npm has ended, %s, it is told once within half a second; asking does it no harm',
  (system) => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const callsAfter = watchFor('serve');
    expect(callsAfter(2000)).toBe(0);
    expect(new Set(kill.mock.calls.map(String))).toEqual(new Set([`${process.ppid},0`]));
    ends[system]();
    expect([callsAfter(499), callsAfter(1), callsAfter(2000)]).toEqual([0, 1, 1]);
  },
);

test('without npm the end of the parent is none of its business', () => {
  ends.elsewhere();
  expect(watchFor(undefined)(2000)).toBe(0);
});
