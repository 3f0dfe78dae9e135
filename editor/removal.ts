/** Takes an entry away. */
import { basename, dirname } from 'node:path';
import { valueAt } from '../content-model/field-shape.ts';
import { distance } from '../src/zones/distance.ts';
import { type EditedSite, entriesOf, kindOf, save, write } from './files.ts';
import { withAt } from './values.ts';

const redirects = 'shared/redirects';

/**
 * Takes an entry away, unless a page shows it: then it throws, in the owner's words. The address of a town then leads to the nearest one, and so do
 * those that led to it. Returns what else changes, in the owner's words; with `isTrial` nothing is done.
 */
export function removeEntry(site: EditedSite, name: string, isTrial: boolean): string[] {
  const id = basename(name);
  const page = dirname(name) === 'projects' ? pageShowing(site, id) : undefined;
  if (page) throw new Error(`« ${page.title} » montre ce chantier ; choisissez-y d’abord un autre`);

  const entries = entriesOf(site, kindOf(site, name)).filter(({ isDeleted }) => !isDeleted);
  const position = positionOf(entries.find((entry) => entry.name === name)?.value);
  const away = ({ value }: { value: unknown }) => distance(position, positionOf(value));
  const [nearest] = entries.filter((entry) => entry.name !== name).toSorted((one, other) => away(one) - away(other));
  const isTown = dirname(name) === 'towns';
  const [from, to] = [`/${id}`, `/${basename(nearest?.name ?? '')}`];
  if (!isTrial) {
    const [file] = entriesOf(site, kindOf(site, redirects));
    const known = valueAt(file?.value, ['redirects']);
    const led = Array.isArray(known) ? known.map((each: unknown) => (valueAt(each, ['to']) === from ? withAt(each, ['to'], to) : each)) : [];
    if (isTown) save(site, redirects, { redirects: [...led, { from, to }] });
    write(site.folder, name);
  }
  return isTown ? [`L’ancienne adresse ${from} mènera à ${to}`] : [];
}

const pageShowing = (site: EditedSite, project: string) =>
  Object.values(site.kinds)
    .flatMap((kind) => entriesOf(site, kind))
    .find(({ value, isDeleted }) => !isDeleted && [valueAt(value, ['realisations', 'projects'])].flat().includes(project));

const positionOf = (value: unknown) => ({
  latitude: Number(valueAt(value, ['position', 'latitude'])),
  longitude: Number(valueAt(value, ['position', 'longitude'])),
});
