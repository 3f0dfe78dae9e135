/** Saves and deletes content files. */
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentMistakes, findCommune } from '../src/content-model/check.ts';
import { factFiles, readSite } from '../src/content-model/facts/site.ts';
import { filled, isDraft } from '../src/content-model/files/content-file.ts';
import { valueAt } from '../src/content-model/files/field-shape.ts';
import { position } from '../src/content-model/owner/fields.ts';
import { type OwnerMistake, readChecked, titleOf } from '../src/content-model/owner/mistakes.ts';
import { distance } from '../src/lib/geo/distance.ts';
import { withoutAccents } from '../src/lib/text/plain-letters.ts';
import { changedField, type EditedSite, type Entry, entriesOf, fileKindOf } from './edited-site.ts';
import { withAt } from './values.ts';
import { historyOf, placeOf, textAt, write } from './versions.ts';
import { changeYaml } from './yaml-text.ts';

/**
 * A name for a new file and for the address of its page, made from its title. It gets a number if
 * it is taken.
 */
export function freeName(title: string, isFree: (name: string) => boolean): string {
  const stem = withoutAccents(title).match(/\w+/g)?.join('-').slice(0, 60) ?? 'sans-nom';
  let name = stem;
  for (let number = 2; !isFree(name); number++) name = `${stem}-${number}`;
  return name;
}

/** The name of a new file in a folder. Throws if another file has its title already. */
function newName(site: EditedSite, folder: string, titled: string, nameField = ''): string {
  const title = titled.toLowerCase();
  const name = freeName(title, (each) => !existsSync(placeOf(site.folder, `${folder}/${each}`)));
  if (/^(?:name|title)$/.test(nameField) && name !== freeName(title, () => true))
    throw new Error(`« ${titled} » est déjà pris ; donnez-en un autre`);
  return `${folder}/${name}`;
}

/**
 * Saves a file. If there are mistakes that forbid it, returns them and writes nothing. `seen` is
 * the content with which the form was opened.
 */
export function save(
  site: EditedSite,
  asked: string,
  written: unknown,
  seen?: unknown,
): { name: string; mistakes: OwnerMistake[] } {
  const kind = fileKindOf(site, asked);
  const named = String(valueAt(written, [kind.nameField ?? '']) ?? '');
  const isNew = asked.endsWith('+');
  const isTown = asked === 'towns/+' && valueAt(written, ['position']) === '';
  const commune = isTown ? findCommune()(named, site.company.position) : undefined;
  const placed = commune ? withAt(written, ['position'], commune.position) : written;
  // New files that take hours to write start as drafts, so that they can be saved half-written.
  const mayBeDraft = kind.shape.properties?.draft !== undefined;
  const after = filled(isNew && mayBeDraft ? withAt(placed, ['draft'], true) : placed);
  const name = isNew ? newName(site, dirname(asked), named, kind.nameField) : asked;
  const [now, ...earlier] = historyOf(site, name);
  const last = [now, ...earlier].find((version) => version && !version.error);
  if (!isNew && !now && kind.path.endsWith('*')) throw new Error(`il n’y a pas de fichier ${name}`);
  if (now?.error && seen !== undefined)
    throw new Error(
      `ce fichier a changé entre-temps, et ne se lit plus (ligne ${now.error.line} : ` +
        `${now.error.reason}) : rechargez la page, elle proposera votre texte`,
    );
  const before = last?.value;
  const text = changeYaml(last?.text ?? '', before, after);
  if (text === textAt(placeOf(site.folder, name))) return { name, mistakes: [] };
  if (before && seen !== undefined && !isDeepStrictEqual(before, seen))
    throw new Error(
      'la page a changé dans une autre fenêtre : rechargez-la, elle proposera votre texte',
    );
  const file = `${name}.yaml`;
  const unsaved = { ...site, unsaved: { [file]: text } };
  const own = readChecked(unsaved, file, kind.schema, () => kind.title).mistakes.filter(
    // In a draft only the name must be right, because the address is made from it.
    ({ path: [field] }) => !isDraft(after) || field === kind.nameField,
  );
  if (own.length > 0) return { name, mistakes: own };
  const path = changedField(before, after);
  const mistakes = mistakesElsewhere(site, file, text).map(({ fileTitle, title, reason }) => ({
    path,
    title: titleOf(path, kind.shape, after),
    reason: `cela ne va plus avec « ${fileTitle} », ${title} : ${reason}`,
  }));
  if (mistakes.length > 0) return { name, mistakes };
  write(site, name, text);
  if (name.startsWith('towns/') && !isDraft(after)) removeRedirect(site, `/${basename(name)}`);
  return { name, mistakes };
}

/**
 * Mistakes in other files that a changed fact would cause. All texts may use facts, so the site
 * could no longer be shown.
 */
function mistakesElsewhere({ folder }: EditedSite, file: string, text: string) {
  if (!factFiles.includes(file)) return [];
  const site = readSite({ folder, unsaved: { [file]: text } });
  // Contradictions between files do not keep the site from being shown, and can be corrected.
  return contentMistakes(site).filter(({ alone }) => alone);
}

const redirects = 'shared/redirects';

/** The addresses that redirect to others. */
function redirectsOf(site: EditedSite): unknown[] {
  const [file] = entriesOf(site, fileKindOf(site, redirects));
  return [valueAt(file?.value, ['redirects']) ?? []].flat();
}

/** Removes the redirect of an address whose page exists again. */
function removeRedirect(site: EditedSite, address: string): void {
  const known = redirectsOf(site);
  const others = known.filter((each) => valueAt(each, ['from']) !== address);
  if (others.length < known.length) save(site, redirects, { redirects: others });
}

/**
 * Deletes an entry of a folder. Throws if there is none, or if pages need it. If visitors may know
 * the page of a deleted town, its address redirects to the nearest town, and so do the addresses
 * that redirected to it. Returns in French what else changes. With `isTrial` nothing is done.
 */
export function removeEntry(site: EditedSite, name: string, isTrial = false): string {
  const kind = fileKindOf(site, name);
  const entries = entriesOf(site, kind).filter(({ isDeleted }) => !isDeleted);
  const entry = entries.find((each) => each.name === name);
  if (!entry || !kind.nameField || kind.needed?.includes(entry.id))
    throw new Error(`${name} n’est pas une page que l’on supprime`);

  const here = positionOf(entry);
  const away = (other: Entry) => {
    const there = positionOf(other);
    return here && there ? distance(here, there) : Number.POSITIVE_INFINITY;
  };
  const others = entries.filter((other) => other !== entry && !other.isDraft && !other.error);
  const isKnown = name.startsWith('towns/') && wasPublished(entry);
  const [nearest] = isKnown ? others.toSorted((a, b) => away(a) - away(b)) : [];
  const redirect = nearest && { from: `/${entry.id}`, to: `/${nearest.id}` };
  if (!isTrial) {
    if (redirect)
      save(site, redirects, {
        redirects: [
          ...redirectsOf(site).map((each) =>
            valueAt(each, ['to']) === redirect.from ? withAt(each, ['to'], redirect.to) : each,
          ),
          redirect,
        ],
      });
    write(site, name);
  }
  return redirect
    ? `\n\nAvec cela :\n– L’ancienne adresse ${redirect.from} mènera à ${redirect.to}`
    : '';
}

/**
 * Whether visitors may know the page of a town. On a computer that publishes nothing the answer is
 * yes.
 */
function wasPublished({ id, isDraft, error }: Entry): boolean {
  if (isDraft || error || !/^[a-z\d-]+$/.test(id)) return false;
  const builds = ['dist', ...globSync('releases/*')];
  return !existsSync('dist') || builds.some((build) => existsSync(join(build, `${id}.html`)));
}

const positionOf = (town: Entry) => position.safeParse(valueAt(town.value, ['position'])).data;
