import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type HostFiles, proxyFiles, readHostFiles } from '../deploy/server-config.ts';
import { SettingError } from '../settings/fail.ts';
import type { Place } from './place.ts';
import { filesIn, hashedFolder, type Release, readRelease } from './release.ts';
import type { Target } from './settings.ts';
import { troubleIn } from './trouble.ts';

type SshTarget = Extract<Target, { kind: 'ssh' }>;

/** Where the site of a release is, from the folder of the place. */
const siteOf = ({ id }: Release) => `releases/${id}/site`;

/**
 * A folder of another machine, with the same content as one of this machine. What it needs is a POSIX shell, `tar` and `mv`;
 * here `ssh` and `tar` are needed, which Windows brings. Only files that the machine does not have yet travel.
 */
export class SshPlace implements Place {
  readonly #target: SshTarget;
  readonly #reload: string | undefined;
  /** What releases that were sent tell their host, by id. */
  readonly #hostFiles = new Map<string, HostFiles>();

  constructor(target: SshTarget, reload: string | undefined) {
    this.#target = target;
    this.#reload = reload;
  }

  async read(): Promise<{ online: Release | undefined; releases: Release[] }> {
    const output = await this.#run([
      `cd ${this.#target.folder} 2>/dev/null || exit 0`,
      'if [ -d dist ] && [ ! -L dist ]; then echo folder; exit 0; fi',
      'readlink dist || echo none',
      'for record in releases/*/release.json; do if [ -f "$record" ]; then cat "$record"; echo; fi; done',
    ]);
    const [link, ...records] = output.split('\n').filter((line) => line !== '');
    if (link === 'folder')
      throw new SettingError(
        `${this.#name}/dist est un dossier que nulle publication n'a fait : qui a installé le site l'ôte de là avant la première.`,
      );
    const releases = records.map(readRelease);
    return { online: releases.find((release) => siteOf(release) === link), releases };
  }

  async add(release: Release, folder: string, online: Release | undefined): Promise<void> {
    const there = new Set([...(online?.hashed ?? []), ...Object.keys(online?.kept ?? {})]);
    const prefix = `${hashedFolder}/`;
    const names = (await filesIn(folder)).filter((name) => !name.startsWith(prefix) || !there.has(name.slice(prefix.length)));
    const carried = [...release.hashed, ...Object.keys(release.kept)].filter((name) => there.has(name));
    this.#hostFiles.set(release.id, await readHostFiles(folder));
    const sent = Object.fromEntries(names.map((name) => [`site/${name}`, join(folder, name)]));
    const work = `${this.#target.folder}/releases/.unfinished-${release.id}`;
    await this.#send(sent, { 'release.json': JSON.stringify(release), carried: listOf(carried) }, [
      `mkdir -p ${work}/site/${hashedFolder}`,
      `cd ${work}`,
      'tar -xof -',
      ...carry(online),
      'chmod -R a+rX .',
      `mv ${work} ${this.#target.folder}/releases/${release.id}`,
    ]);
  }

  async renew(release: Release, online: Release): Promise<void> {
    const folder = `${this.#target.folder}/releases/${release.id}`;
    this.#hostFiles.set(release.id, await this.#readHostFiles(`${folder}/site`));
    await this.#send({}, { 'renewed.json': JSON.stringify(release), carried: listOf(Object.keys(release.kept)) }, [
      `cd ${folder}`,
      'tar -xof -',
      ...carry(online),
      'mv renewed.json release.json',
    ]);
  }

  async switchTo(release: Release): Promise<void> {
    const link = `.dist-${release.id}`;
    // A link is replaced in one step by `mv -T` of GNU and BusyBox, and by `mv -h` of BSD and macOS.
    await this.#run([
      `cd ${this.#target.folder}`,
      `rm -f ${link}`,
      `ln -s ${siteOf(release)} ${link}`,
      `mv -T ${link} dist 2>/dev/null || mv -h ${link} dist`,
    ]);
  }

  async remove(releases: Release[]): Promise<void> {
    await this.#run([
      `cd ${this.#target.folder}/releases`,
      ...releases.map(({ id }) => `rm -rf ${id}`),
      `find . -name '.unfinished-*' -prune -mtime +0 -exec rm -rf {} +`,
    ]);
  }

  async #readHostFiles(site: string): Promise<HostFiles> {
    const headers = await this.#run([`cat ${site}/_headers`]);
    return { headers, redirects: await this.#run([`if [ -f ${site}/_redirects ]; then cat ${site}/_redirects; fi`]) };
  }

  async announce(release: Release): Promise<void> {
    const site = `${this.#target.folder}/${siteOf(release)}`;
    const files = proxyFiles(this.#hostFiles.get(release.id) ?? (await this.#readHostFiles(site)), site);
    const reload = this.#reload
      ? [`if ! ( ${this.#reload} ); then rm -rf generated; if [ -d .older ]; then mv .older generated; fi; exit ${reloadFailed}; fi`]
      : [];
    await this.#send({}, files, [
      `mkdir -p ${this.#target.folder}/deploy/generated`,
      `cd ${this.#target.folder}/deploy`,
      'rm -rf .older .newer',
      'cp -R generated .older',
      'mkdir .newer',
      'tar -xof - -C .newer',
      'chmod -R a+rX .newer',
      'mv .newer/* generated/',
      ...reload,
      'rm -rf .older .newer',
    ]);
  }

  get #name(): string {
    return `${this.#target.host}:${this.#target.folder}`;
  }

  /** Sends files, by name there and path here, and texts by name, as an archive that the commands read. */
  async #send(files: Record<string, string>, texts: Record<string, string>, commands: string[]): Promise<void> {
    const staging = await mkdtemp(join(tmpdir(), 'deploy-'));
    try {
      for (const [name, path] of Object.entries(files)) {
        await mkdir(dirname(join(staging, name)), { recursive: true });
        await cp(path, join(staging, name), { preserveTimestamps: true });
      }
      for (const [name, content] of Object.entries(texts)) await writeFile(join(staging, name), content);
      const tops = [...new Set([...Object.keys(files), ...Object.keys(texts)].map((name) => name.split('/')[0] ?? name))];
      // Without what macOS would add for itself.
      const tar = spawn('tar', ['-cf', '-', '-C', staging, ...tops], {
        // What breaks off there is told from there.
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, COPYFILE_DISABLE: '1' },
      });
      await this.#run(commands, tar.stdout);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  /** Runs commands there, stopping at the first that fails, and returns what they say. */
  async #run(commands: string[], input?: NodeJS.ReadableStream): Promise<string> {
    const script = ['set -e', ...commands].join('\n').replaceAll("'", `'\\''`);
    const { host, port } = this.#target;
    const child = spawn('ssh', ['-T', ...(port ? ['-p', port] : []), host, `sh -c '${script}'`], { stdio: ['pipe', 'pipe', 'pipe'] });
    // A machine that hangs up says why on the terminal.
    child.stdin.on('error', () => {});
    if (input) input.pipe(child.stdin);
    else child.stdin.end();
    const failed = once(child, 'error').then(([error]): never => {
      throw new SettingError(
        `Le programme ssh manque sur cet ordinateur (${error instanceof Error ? error.message : error}), et le site part par lui.`,
      );
    });
    const [output, said, [status]] = await Promise.race([Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]), failed]);
    const trouble = status === 0 ? undefined : troubleIn(said);
    // In its own words, where we have none.
    if (status !== 0 && (trouble === undefined || status === reloadFailed)) process.stderr.write(said);
    if (status === reloadFailed)
      throw new SettingError(
        `Le serveur de ${host} n'a pas repris sa configuration (DEPLOY_RELOAD, « ${this.#reload} ») ; la raison est au-dessus. Ce qui était en ligne y reste.`,
      );
    if (status !== 0)
      throw new SettingError(
        `${this.#name} n'a pas pris le site : ${trouble ?? (status === null ? 'ssh a été interrompu' : `la raison est au-dessus (ssh, ${status})`)}. Ce qui était en ligne y reste.`,
      );
    return output;
  }
}

/** How a script says that it was the operator's command that failed. */
const reloadFailed = 64;

/** Names for `tar -T`, none of which reads as an option. */
function listOf(names: string[]): string {
  return names.map((name) => `./${name}\n`).join('');
}

/** Copies what the list `carried` of the folder of a release names from the release that is online. */
function carry(online: Release | undefined): string[] {
  if (online === undefined) return ['rm -f carried'];
  return [
    `if [ -s carried ]; then tar -cf carried.tar -C ../${online.id}/site/${hashedFolder} -T "$PWD/carried"; tar -xof carried.tar -C site/${hashedFolder}; fi`,
    'rm -f carried carried.tar',
  ];
}
