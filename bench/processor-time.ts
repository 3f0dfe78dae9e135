import { readdir, readFile } from 'node:fs/promises';

/** Seconds that a process and its children have computed so far, which Linux counts in hundredths. */
export async function processorTime(pid: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const times = await Promise.all(
    processes.map(async (name) => {
      // What comes first is the name of the program, in parentheses; it may hold spaces.
      const fields = (await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /s, '').split(' ');
      const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
      return Number(name) === pid || parent === pid ? ((user ?? 0) + (system ?? 0)) / 100 : 0;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}
