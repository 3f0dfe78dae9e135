/** What else changes when an entry is taken away: the lists that name it, and where its old address leads. */
import { basename, dirname } from 'node:path';
import { chosen, type FieldShape, valueAt } from '../content-model/field-shape.ts';
import { distance } from '../src/zones/distance.ts';
import { type EditedSite, fileValue, kindOf, nameOf, namesOf, save, titleOfFile, write } from './files.ts';
import { isGroup, withAt } from './values.ts';

/** Takes an entry away, and with it what named it; with `isTrial` it only says so, in the owner's words. */
export function removeEntry(site: EditedSite, name: string, isTrial: boolean): string[] {
  const planned = consequencesOf(site, name);
  if (!isTrial) {
    for (const { file, value } of planned) save(site, file, value);
    write(site.folder, name);
  }
  return planned.map(({ said }) => said);
}

function consequencesOf(site: EditedSite, name: string): { file: string; value: unknown; said: string }[] {
  const [id, folder] = [basename(name), dirname(name)];
  const kind = kindOf(site, name);
  const others = kind ? namesOf(kind, site.folder).filter((other) => other !== name) : [];
  /** The others, the nearest first; as they come where a file is no town. */
  const near = (from: string) =>
    others
      .map((other) => ({ other: basename(other), far: distance(positionOf(site, from), positionOf(site, other)) }))
      .toSorted((a, b) => a.far - b.far)
      .map(({ other }) => other);
  const lists = Object.values(site.kinds).flatMap(({ shape, ...each }) =>
    namesOf({ shape, ...each }, site.folder).flatMap((file) => {
      let said = '';
      const value = inLists(file === name ? undefined : fileValue(site, file), shape, folder, (list, least) => {
        if (!list.includes(id)) return list;
        const left = list.filter((item) => item !== id);
        const added = left.length < least ? near(file).find((other) => !left.includes(other) && other !== basename(file)) : undefined;
        said = `« ${titleOfFile(site, file)} » : ${added === undefined ? 'retiré' : `remplacé par ${nameOf(site, `${folder}/${added}`)}`}`;
        return added === undefined ? left : [...left, added];
      });
      return said === '' ? [] : [{ file, value, said }];
    }),
  );
  const [nearest] = near(name);
  return folder === 'towns' && nearest !== undefined ? [...lists, redirect(site, `/${id}`, `/${nearest}`)] : lists;
}

function redirect(site: EditedSite, from: string, to: string) {
  const file = 'shared/redirects';
  const value = fileValue(site, file);
  const known = valueAt(value, ['redirects']);
  const led = Array.isArray(known) ? known.map((each: unknown) => (valueAt(each, ['to']) === from ? withAt(each, ['to'], to) : each)) : [];
  return { file, value: { redirects: [...led, { from, to }] }, said: `L’ancienne adresse ${from} mènera à ${to}` };
}

function positionOf(site: EditedSite, name: string) {
  const value = fileValue(site, name);
  return { latitude: Number(valueAt(value, ['position', 'latitude'])), longitude: Number(valueAt(value, ['position', 'longitude'])) };
}

/** A value with its lists of entries of a folder changed; a list has `least` items at least. */
function inLists(value: unknown, shape: FieldShape, folder: string, change: (list: string[], least: number) => string[]): unknown {
  const { properties = {}, items } = chosen(shape, value);
  if (items && Array.isArray(value))
    return items.entryOf === folder ? change(value.map(String), shape.minItems ?? 0) : value.map((item) => inLists(item, items, folder, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, inLists(below, properties[key] ?? {}, folder, change)]));
}
