/** Milliseconds between two looks. */
const interval = 500;

/** Who started this process, noted before anything takes long: npm may end while the site is being built. */
const parent = process.ppid;

/**
 * Calls `stop` when npm, which started this process through a shell, has ended. Told to end, npm ends the shell, and a shell such as
 * Debian's passes nothing on: the server would stay behind without anyone to stop it, and keep the port. Started by anything but
 * npm it may outlive its parent, as a service does.
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

/** Where a process keeps the number of a parent that has ended (Windows), asking for it tells. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
