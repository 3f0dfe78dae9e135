/** What else changes when an entry is taken away: the lists that name it, and where its old address leads. */
import { basename, dirname } from 'node:path';
import { chosen, type FieldShape, valueAt } from '../content-model/field-shape.ts';
import { distance } from '../src/zones/distance.ts';
import { type EditedSite, entriesOf, save, write } from './files.ts';
import { isGroup, withAt } from './values.ts';

/** Takes an entry away, and with it what named it; with `isTrial` it only says so, in the owner's words. */
export function removeEntry(site: EditedSite, name: string, isTrial: boolean): string[] {
  const [folder, id] = [dirname(name), basename(name)];
  const all = Object.values(site.kinds).flatMap((kind) => entriesOf(site, kind).map((entry) => ({ ...entry, kind, id: basename(entry.name) })));
  const files = all.filter((file) => file.name !== name && !file.isDeleted);
  /** The other entries, the nearest first; as they come where they are no towns. */
  const near = (value: unknown) =>
    files.filter((file) => dirname(file.name) === folder).toSorted((a, b) => distanceBetween(value, a.value) - distanceBetween(value, b.value));

  const planned = files.flatMap((file) => {
    let said = '';
    const value = inLists(file.value, file.kind.shape, folder, (list, least) => {
      const left = list.filter((item) => item !== id);
      if (left.length === list.length) return list;
      const instead = left.length < least ? near(file.value).find((other) => other !== file && !left.includes(other.id)) : undefined;
      said = `« ${file.kind.title}, ${file.title} » : ${instead ? `remplacé par ${instead.title}` : 'retiré'}`;
      return instead ? [...left, instead.id] : left;
    });
    return said === '' ? [] : [{ name: file.name, value, said }];
  });
  const [nearest] = folder === 'towns' ? near(all.find((file) => file.name === name)?.value) : [];
  if (nearest) {
    const [from, to] = [`/${id}`, `/${nearest.id}`];
    const known = valueAt(files.find((file) => file.name === 'shared/redirects')?.value, ['redirects']);
    const led = Array.isArray(known) ? known.map((each: unknown) => (valueAt(each, ['to']) === from ? withAt(each, ['to'], to) : each)) : [];
    planned.push({ name: 'shared/redirects', value: { redirects: [...led, { from, to }] }, said: `L’ancienne adresse ${from} mènera à ${to}` });
  }
  if (!isTrial) {
    for (const file of planned) save(site, file.name, file.value);
    write(site.folder, name);
  }
  return planned.map(({ said }) => said);
}

const distanceBetween = (one: unknown, other: unknown) => distance(positionOf(one), positionOf(other));

const positionOf = (value: unknown) => ({
  latitude: Number(valueAt(value, ['position', 'latitude'])),
  longitude: Number(valueAt(value, ['position', 'longitude'])),
});

/** A value with its lists of entries of a folder changed; a list has `least` items at least. */
function inLists(value: unknown, shape: FieldShape, folder: string, change: (list: string[], least: number) => string[]): unknown {
  const { properties = {}, items } = chosen(shape, value);
  if (items && Array.isArray(value))
    return items.entryOf === folder ? change(value.map(String), shape.minItems ?? 0) : value.map((item) => inLists(item, items, folder, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, inLists(below, properties[key] ?? {}, folder, change)]));
}
