/** The nightly backup with the real `age`, `tar` and `curl`, to a folder in place of the other machine. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { startAlertService, temporaryFolder } from '../server/testing.ts';
import { freePort } from '../tests/support/ports.ts';

const missing = ['age', 'age-keygen', 'curl', 'flock'].filter(
  (name) => spawnSync(name, ['--version']).error !== undefined,
);

/** What is there to lose, and what can be made again. */
const files = {
  'srv/site/.git/refs/heads/dist': 'a branch\n',
  'srv/site/src/content/company.yaml': 'name: Faîtage\n',
  'srv/site/src/assets/photo.jpg': 'x'.repeat(300_000),
  'var/lib/site/outbox/2026-11-27-urgent.eml': 'Subject: fuite\n',
};
const leftOut = ['node_modules/a.js', '.cache/a', 'releases/1/index.html', 'dist/index.html'];

/** What goes wrong in a night. */
interface Fault {
  /** Shell lines for `ssh` in place of running its command. */
  ssh?: string;
  key?: string;
  /** Shell lines before the script. */
  before?: string;
}

/** A machine with a site, the shipped script, and the home of another machine. */
async function startMachines({ skip }: TestContext) {
  skip(missing.length > 0, `${missing.join()} is not here; on Debian: apt-get install age curl`);
  const stack = new AsyncDisposableStack();
  const { path } = stack.use(await temporaryFolder());
  const phone = stack.use(await startAlertService());
  const write = async (name: string, content: string, mode = 0o644) => {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
    await chmod(join(path, name), mode);
  };
  for (const [name, content] of Object.entries(files)) await write(`here/${name}`, content);
  for (const name of leftOut) await write(`here/srv/site/${name}`, name);
  const setAlertUrl = (line: string) => write('here/srv/site/.env', `SITE_URL=x\n${line}\n`);
  await setAlertUrl(`ALERT_URL="${phone.url}" # ntfy`);
  const there = join(path, 'there');
  await mkdir(there);
  execFileSync('age-keygen', ['-o', join(path, 'clef.txt')], { stdio: 'ignore' });
  const ownKey = /age1\w+/.exec(await readFile(join(path, 'clef.txt'), 'utf8'))?.[0] ?? '';
  const shipped = await readFile(join(import.meta.dirname, 'sauvegarde'), 'utf8');

  const night = async ({
    ssh = 'exec sh -c "$command"',
    key = ownKey,
    before = '',
  }: Fault = {}) => {
    let script = shipped;
    for (const [line, here] of [
      [/^cle=.*$/m, `cle=${key}`],
      [/^racine=.*$/m, `racine=${path}/here`],
      [/^set .*$/m, `$&\n${before}`],
    ] as const) {
      expect(script).toMatch(line);
      script = script.replace(line, here);
    }
    await write('sauvegarde', script);
    // As ssh does: the last word is a command for the shell of the other machine, in its home.
    await write('bin/ssh', `#!/bin/sh\nfor command; do :; done\ncd ${there}\n${ssh}\n`, 0o755);
    const env = { ...process.env, PATH: `${path}/bin:${process.env.PATH}` };
    const child = spawn('bash', [join(path, 'sauvegarde')], { env });
    let said = '';
    child.stderr.on('data', (data) => (said += data));
    const [status] = await once(child, 'close');
    return { status, said };
  };
  /** What is found after the commands of the manual. */
  const restore = async (name: string) => {
    const manual = await readFile('docs/exploitation.md', 'utf8');
    const commands = /```sh\n(age [^`]*)```/.exec(manual)?.[1] ?? '';
    const here = commands.replace(/site-\S+\.age/, `there/${name}`).replace('-C /', '-C back');
    await mkdir(join(path, 'back'));
    execFileSync('sh', ['-ec', here], { cwd: path });
    return {
      site: await readdir(join(path, 'back/srv/site')),
      contents: await Promise.all(
        Object.keys(files).map((file) => readFile(join(path, 'back', file), 'utf8')),
      ),
    };
  };
  return {
    path,
    there,
    phone,
    night,
    setAlertUrl,
    restore,
    /** A good copy from so many days ago. */
    async copyOf(daysAgo: number) {
      const date = new Date(Date.now() - daysAgo * 86_400_000);
      const name = `site-${date.toISOString().slice(0, 10)}.tar.gz.age`;
      await write(`there/${name}`, 'good');
      await utimes(join(there, name), date, date);
      return name;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

test('a backup is restored by the commands of the manual', async (context) => {
  await using machines = await startMachines(context);
  expect(await machines.night()).toEqual({ status: 0, said: '' });
  const [name = '', ...others] = await readdir(machines.there);
  expect(others).toEqual([]);
  expect(await machines.restore(name)).toEqual({
    site: ['.env', '.git', 'src'],
    contents: Object.values(files),
  });
  expect(machines.phone.received).toEqual([]);
});

const notSent = "la copie n'est pas partie en entier";

test.for<[string, Fault, string]>([
  ['the key is wrong', { key: 'age1xxx' }, 'age ne chiffre pas avec cette clé'],
  ['age is missing', { before: 'age() { nothing; }' }, 'age ne chiffre pas avec cette clé'],
  [
    'age stops in the middle',
    { before: 'age() { command age "$@" | head -c 100 || :; [ /dev/stdin -ef /dev/null ]; }' },
    notSent,
  ],
  ['the site is elsewhere', { before: 'tar() { command tar "$@" srv/moved; }' }, notSent],
  ['ssh is missing', { before: 'ssh() { nothing; }' }, notSent],
  ['the other machine is away', { ssh: 'exit 255' }, notSent],
  [
    'the line breaks in the middle',
    { ssh: 'head -c 100 | sh -c "$command" >/dev/null; exit 255' },
    notSent,
  ],
  ['the other disk is full', { ssh: 'trap "" XFSZ; ulimit -f 0; exec sh -c "$command"' }, notSent],
  [
    'half of it arrives, and nobody says so',
    { ssh: 'head -c 100 | sh -c "$command"; cat >/dev/null' },
    "ce qui est arrivé n'est pas ce qui est parti",
  ],
  [
    'nothing can be renamed there',
    { ssh: 'case $command in mv*) exit 1;; esac; exec sh -c "$command"' },
    "la copie est arrivée, mais n'a pas pu être rangée",
  ],
])('old copies stay, and somebody is told, when %s', async ([, fault, reason], context) => {
  await using machines = await startMachines(context);
  const copies = await Promise.all([0, 1, 31, 40].map(machines.copyOf));
  const { status, said } = await machines.night(fault);
  expect(status).not.toBe(0);
  expect(said).toContain(`✖ Sauvegarde : ${reason}`);
  const left = (await readdir(machines.there)).filter((name) => name !== 'site.neuf');
  expect(left).toEqual(copies.sort());
  for (const name of copies)
    expect(await readFile(join(machines.there, name), 'utf8')).toBe('good');
  expect(machines.phone.received.map(({ text }) => text)).toEqual([
    `Sauvegarde de cette nuit : ${reason}. Les copies d'avant restent.`,
  ]);
});

test('a file that changes while it is read is no failure', async (context) => {
  await using machines = await startMachines(context);
  const grow = 'exec=echo more >>srv/site/src/assets/photo.jpg';
  const before = `tar() { command tar --checkpoint=1 --checkpoint-action='${grow}' "$@"; }`;
  const { status, said } = await machines.night({ before });
  expect([status, said]).toEqual([0, expect.stringContaining('file changed as we read it')]);
  const [name = ''] = await readdir(machines.there);
  const { contents } = await machines.restore(name);
  expect([contents.length, contents[3]]).toEqual([4, 'Subject: fuite\n']);
});

test('what is older than a month goes after a good night, unless it is among thirty', async (context) => {
  await using machines = await startMachines(context);
  const months = await Promise.all([400, 300, 200].map(machines.copyOf));
  expect(await machines.night()).toEqual({ status: 0, said: '' });
  expect(await readdir(machines.there)).toEqual([...months, expect.any(String)]);
  const days = Array.from({ length: 32 }, (_, day) => day + 1);
  const copies = await Promise.all(days.map(machines.copyOf));
  expect((await machines.night()).status).toBe(0);
  const left = await readdir(machines.there);
  expect(left.slice(0, -1)).toEqual(copies.slice(0, 30).sort());
});

test('whoever cannot be told is told of in the mail of cron', async (context) => {
  await using machines = await startMachines(context);
  for (const line of ['', `ALERT_URL=http://127.0.0.1:${await freePort()}/secret`, 'ALERT_URL=?']) {
    await machines.setAlertUrl(line);
    expect(await machines.night({ ssh: 'exit 255' })).toEqual({
      status: 255,
      said: expect.stringMatching(/✖ Sauvegarde : .*\n.*\n✖ Personne n'est prévenu : .*\n$/),
    });
    expect((await machines.night()).status).toBe(0);
  }
});
