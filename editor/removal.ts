/** What else changes when an entry is taken away: the lists that name it, and where its old address leads. */
import { basename, dirname } from 'node:path';
import { chosen, type FieldShape } from '../content-model/field-shape.ts';
import { distance } from '../src/zones/distance.ts';
import { namesOf, remove, save, valueOf } from './files.ts';
import type { EditedSite } from './site.ts';
import { isGroup } from './values.ts';
import { placeOf } from './words.ts';

interface Consequence {
  name: string;
  value: unknown;
  /** In the owner's words. */
  said: string;
}

/** Takes an entry away, and with it what named it; with `isTrial` it only says so. */
export function removeEntry(site: EditedSite, name: string, isTrial: boolean): string[] {
  const planned = consequencesOf(site, name);
  if (!isTrial) {
    remove(site, name);
    for (const each of planned) {
      const [mistake] = save(site, each.name, each.value);
      if (mistake) console.error(`✖ ${each.name} : ${mistake.title} : ${mistake.reason}`);
    }
  }
  return planned.map(({ said }) => said);
}

function consequencesOf(site: EditedSite, name: string): Consequence[] {
  const id = basename(name);
  const folder = dirname(name);
  const kind = Object.entries(site.kinds).find(([, { path }]) => path === `${folder}/*`);
  if (!kind) return [];
  const others = namesOf(kind[1], site.folder).filter((other) => other !== name);
  const positions = new Map([name, ...others].map((each) => [each, positionOf(site, each)]));
  /** The others, the nearest first; as they come where a file is no town. */
  const near = (from: string) => {
    const kilometres = (to: string) => {
      const [a, b] = [positions.get(from), positions.get(to)];
      return a && b ? distance(a, b) : 0;
    };
    return others.toSorted((a, b) => kilometres(a) - kilometres(b)).map((other) => basename(other));
  };
  const files = Object.values(site.kinds).flatMap((each) => namesOf(each, site.folder).map((file) => ({ file, shape: each.shape })));
  const lists = files.flatMap(({ file, shape }) => {
    if (file === name) return [];
    const was = valueOf(site, file);
    let added: string | undefined;
    const instead = inLists(was, shape, kind[0], (list, least) => {
      if (!list.includes(id)) return list;
      const left = list.filter((item) => item !== id);
      added = left.length < least ? near(file).find((other) => !left.includes(other) && other !== basename(file)) : undefined;
      return added === undefined ? left : [...left, added];
    });
    if (JSON.stringify(instead) === JSON.stringify(was)) return [];
    const title = placeOf(site.kinds, file)?.title ?? file;
    const swapped = added === undefined ? 'ne la nomme plus' : `nomme « ${added} » à sa place`;
    return [{ name: file, value: instead, said: `« ${title} » ${swapped}` }];
  });
  const [nearest] = near(name);
  return folder === 'towns' && nearest !== undefined ? [...lists, redirect(site, id, nearest)] : lists;
}

function redirect(site: EditedSite, from: string, to: string): Consequence {
  const name = site.kinds.redirects?.path ?? '';
  const value = valueOf(site, name);
  const known = isGroup(value) && Array.isArray(value.redirects) ? value.redirects : [];
  const led = known.map((each: unknown) => (isGroup(each) && each.to === `/${from}` ? { ...each, to: `/${to}` } : each));
  return { name, value: { redirects: [...led, { from: `/${from}`, to: `/${to}` }] }, said: `L’ancienne adresse /${from} mènera à /${to}` };
}

function positionOf(site: EditedSite, name: string) {
  const value = valueOf(site, name);
  const position = isGroup(value) && isGroup(value.position) ? value.position : {};
  const { latitude, longitude } = position;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

/** A value with its lists of entries of a folder changed; a list has `least` items at least. */
function inLists(value: unknown, shape: FieldShape, folder: string, change: (list: string[], least: number) => string[]): unknown {
  const { properties = {}, items } = chosen(shape, value);
  if (items && Array.isArray(value))
    return items.entryOf === folder ? change(value.map(String), shape.minItems ?? 0) : value.map((item) => inLists(item, items, folder, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, properties[key] ? inLists(below, properties[key], folder, change) : below]),
  );
}
