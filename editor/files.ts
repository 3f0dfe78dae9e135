/** The content as the editor sees it: each YAML file as a file of JSON, in a folder that it may change as it likes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'astro/zod';
import { readYaml } from '../content-model/content-file.ts';
import { valueAt } from '../content-model/field-shape.ts';
import type { OwnerMistake } from '../content-model/mistakes.ts';
import type { Site } from '../content-model/site.ts';
import { consequences } from './consequences.ts';
import { type FileKind, type FileKinds, fileKinds } from './forms.ts';
import { fromView, toView, unchanged, viewRoot } from './view.ts';
import { changeYaml, newYaml } from './yaml-text.ts';

/** What a text of YAML says. */
export function contentOf(text: string, { reading }: FileKind): unknown {
  const { value, mistake } = readYaml(text, reading);
  if (mistake) throw new Error(`ligne ${mistake.line} : ${mistake.reason}`);
  return value;
}

/** Writes every file of the content as the editor shows it; those that are no YAML at the moment are left out. */
export function writeViews(site: Site, viewFolder: string): void {
  const { folder: contentFolder } = site;
  rmSync(join(viewFolder, viewRoot), { recursive: true, force: true });
  for (const kind of Object.values(fileKinds(site)))
    for (const name of namesOf(kind, contentFolder)) {
      const file = join(viewFolder, viewRoot, `${name}.json`);
      mkdirSync(dirname(file), { recursive: true });
      try {
        const value = contentOf(readFileSync(join(contentFolder, `${name}.yaml`), 'utf8'), kind);
        writeFileSync(file, `${JSON.stringify(toView(value, kind.shape), null, 2)}\n`);
      } catch (error) {
        console.error(`✖ ${name}.yaml : ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      }
    }
}

/** The files of a kind, without their endings. */
function namesOf({ path, nameField }: FileKind, contentFolder: string): string[] {
  if (nameField === undefined) return existsSync(join(contentFolder, `${path}.yaml`)) ? [path] : [];
  const folder = dirname(path);
  if (!existsSync(join(contentFolder, folder))) return [];
  return readdirSync(join(contentFolder, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name.replace(/\.yaml$/, '')}`);
}

/** The kind and the name of the file that the editor means by a path. */
export function fileOf(viewPath: string, kinds: FileKinds): { kind: FileKind; name: string } | undefined {
  const [, name] = /^content\/((?:[\w-]+\/)?[\w-]+)\.json$/.exec(viewPath) ?? [];
  if (name === undefined) return undefined;
  const kind = Object.values(kinds).find(({ path, nameField }) => (nameField === undefined ? path === name : `${dirname(name)}/*` === path));
  return kind && { kind, name };
}

/**
 * The text of a file once the editor has changed it, and what is wrong with it. `text` is what it was, if it was there.
 */
export function saved(
  kind: FileKind,
  text: string | undefined,
  view: unknown,
): { text: string; before: unknown; after: unknown; mistakes: OwnerMistake[] } {
  const after = fromView(view, kind.shape);
  const before = text === undefined ? undefined : unchanged(contentOf(text, kind), kind.shape);
  let changed = text === undefined ? newYaml(after, kind.reading) : changeYaml(text, before, after, kind.reading);
  // Whatever a file looks like, it says what the owner has written.
  if (!isDeepStrictEqual(unchanged(contentOf(changed, kind), kind.shape), after)) changed = newYaml(after, kind.reading);
  return { text: changed, before, after, mistakes: kind.mistakes(changed) };
}

/** What keeps a file from being saved, and what its field held. */
export interface Refused extends OwnerMistake {
  value: unknown;
}

/** What the editor sends when it saves: files of its folder, as base64 for addresses, and those that are to go. */
const update = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
});

/** Writes what the editor saves into the files of the content, all or nothing; returns what keeps it from that. */
export function save(site: Site, asked: unknown): Refused[] {
  const { folder: contentFolder } = site;
  const kinds = fileKinds(site);
  const { additions, deletions } = update.parse(asked);
  const written = additions.flatMap(({ path, contents }) => {
    const file = fileOf(path, kinds);
    if (!file) throw new Error(`${path} n’est pas un fichier du site`);
    const place = join(contentFolder, `${file.name}.yaml`);
    const view: unknown = JSON.parse(Buffer.from(contents, 'base64url').toString());
    const was = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
    const now = saved(file.kind, was, view);
    const isFit = now.mistakes.length === 0 && now.text !== was;
    return [{ ...now, place, was, mistakes: isFit ? consequences(site, file, now) : now.mistakes }];
  });
  const mistakes = written.flatMap(({ mistakes: wrong, after }) => wrong.map((mistake) => ({ ...mistake, value: valueAt(after, mistake.path) })));
  if (mistakes.length > 0) return mistakes;
  for (const { place, was, text } of written) {
    mkdirSync(dirname(place), { recursive: true });
    if (text !== was) writeFileSync(place, text);
  }
  for (const { path } of deletions) {
    const file = fileOf(path, kinds);
    if (file) rmSync(join(contentFolder, `${file.name}.yaml`), { force: true });
  }
  return [];
}
