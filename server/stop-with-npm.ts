/** Milliseconds between two checks. */
const interval = 500;

/** The parent process, read at once: npm may end during the build. */
const parent = process.ppid;

/**
 * Calls `stop` when npm, which started this process through a shell, has ended. Some shells, such
 * as Debian's, do not pass signals on, and the server would keep running and hold the port. Without
 * npm, as in a service, the process may outlive its parent.
 */
export function stopWithNpm(stop: () => void): void {
  const { npm_lifecycle_event: command } = process.env;
  if (command === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    stop();
  }, interval);
  timer.unref();
}

/** Whether a process runs. On Windows `process.ppid` does not change when the parent has ended. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
