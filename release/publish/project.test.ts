import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../tests/support/project.ts';
import { filesIn } from '../hosting/built-site.ts';

/** Milliseconds: a build takes seconds, or a minute on a busy machine. */
const timeout = 300_000;

let project: Awaited<ReturnType<typeof copyProject>>;

beforeAll(async () => {
  project = await copyProject();
  if (!existsSync(join(project.folder, 'dist'))) expect((await run('build')).status).toBe(0);
}, timeout);
afterAll(() => project[Symbol.asyncDispose]());

async function run(command: string, environment: NodeJS.ProcessEnv = {}) {
  const { folder } = project;
  const child = spawn(process.execPath, [join(folder, `release/publish/${command}.ts`)], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [status] = await once(child, 'close');
  return { status, output };
}

/** All files online. */
async function online() {
  const dist = join(project.folder, 'dist');
  const contents = await Promise.all((await filesIn(dist)).map(async (name) => [name, await readFile(join(dist, name), 'base64')] as const));
  return { link: await readlink(dist), contents: new Map(contents) };
}

describe('a build that fails changes nothing online', () => {
  test.each<[string, string, (original: string) => string, RegExp]>([
    [
      'before anything is made: a mistake in a file',
      'src/content/towns/lure.yaml',
      (town) => town.replace(/^ {2}title: .*/m, '  title: Couvreur à Lure, à Ronchamp, à Mélisey et partout autour de chez vous'),
      /^✖ src\/content\/towns\/lure\.yaml: ligne \d+ : « .* › Titre pour les moteurs de recherche » \(seo\.title\) : au plus 60 caractères ; il y en a \d+\n✖ Le site/,
    ],
    [
      'when all is made and looked at: a link to nowhere',
      'src/pages/contact.astro',
      (page) => `${page}\n<a href="/services/charpente">Charpente</a>\n`,
      /✖ \/services\/charpente est nommé et n'existe pas : sur \/contact/,
    ],
  ])(
    '%s',
    async (_when, path, broken, reason) => {
      const before = await online();
      const original = await readFile(join(project.folder, path));
      await writeFile(join(project.folder, path), broken(original.toString()));
      const { status, output } = await run('build');
      await writeFile(join(project.folder, path), original);
      expect([status, output]).toEqual([1, expect.stringMatching(reason)]);
      expect(output).toContain("✖ Le site n'a pas pu être construit. Rien de neuf n'est en ligne ; ce qui l'était y reste.");
      expect(await online()).toEqual(before);
    },
    timeout,
  );
});

test(
  'a deployment reads the settings, ends with what changed page by page and the address, and is gone back from with one command',
  async () => {
    const page = () => readFile(join(project.folder, 'dist/garanties.html'), 'utf8');
    const path = join(project.folder, 'src/content/pages/garanties.yaml');
    const original = await readFile(path, 'utf8');
    await writeFile(path, original.replace(/^heading: .*$/m, 'heading: Garanties renouvelées'));
    await writeFile(join(project.folder, '.env'), 'SITE_URL=https://www.example.fr\n');
    const { output } = await run('deploy', { DEPLOY_TO: 'here', SITE_URL: undefined });
    expect(output).toMatch(/\n~ \/garanties\n/);
    expect(output).toMatch(/\n✔ En ligne : .*https:\/\/www\.example\.fr\/\n$/);
    expect(await page()).toContain('Garanties renouvelées');
    expect(await page()).toContain('href="https://www.example.fr/garanties"');

    const back = await run('rollback', { DEPLOY_TO: 'here' });
    expect([back.status, back.output]).toEqual([0, expect.stringMatching(/~ \/garanties\n/)]);
    expect(await page()).not.toContain('Garanties renouvelées');
    expect((await run('rollback', { DEPLOY_TO: 'here' })).output).toMatch(/^✖ Il n'y a plus de version avant celle du /);
  },
  timeout,
);
