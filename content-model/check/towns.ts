import { readFileSync } from 'node:fs';
import { readCommunes } from '../../src/zones/communes.ts';
import { distance } from '../../src/zones/distance.ts';
import { communeFinder } from '../../src/zones/nearest.ts';
import type { Site } from '../site.ts';
import { withoutAccents } from '../text/plain-letters.ts';
import { against, byOrder, type LinkedFile } from './linked-file.ts';
import type { ContentMistake } from './mistake.ts';

/** A town with a page that is further away than the company goes. */
export function outOfReach(town: LinkedFile, { company, zones }: Pick<Site, 'company' | 'zones'>): ContentMistake[] | undefined {
  const { position } = town.content;
  const kilometres = position ? Math.round(distance(company.position, position)) : 0;
  if (kilometres <= zones.reach) return undefined;
  const reason = `à ${kilometres} km de l'atelier, et zones.yaml va à ${zones.reach} km (reach) : ôtez cette page, ou corrigez le chiffre`;
  return [against(town, 'position', reason)];
}

/** Communes that a town's page says it serves, and that are none or lie outside its radius: its map has no place for them. */
export function outOfRadius(town: LinkedFile, { zones }: Pick<Site, 'zones'>): ContentMistake[] {
  const { position, radius, around } = town.content;
  if (!position || radius === undefined || !around) return [];
  const served = around.communes.map((name, index) => {
    const found = findCommune()(name, position);
    return { name, field: `around.communes.${index}`, kilometres: found && Math.round(distance(position, found.position)) };
  });
  const unknown = served.filter(({ kilometres }) => kilometres === undefined);
  const far = served.filter(({ kilometres = 0 }) => kilometres > radius);
  const named = far.map(({ name, kilometres }) => `${name} (${kilometres} km)`).join(', ');
  return [
    ...unknown.map(({ name, field }) => against(town, field, `"${name}" n'est pas une commune à ${zones.reach} km au plus de l'atelier`)),
    ...(far.length > 0
      ? [
          {
            file: town.path,
            fields: far.map(({ field }) => town.field(field)),
            reason: `plus loin que le rayon de cette page, ${radius} km : ${named} ; mettez-en qui y sont`,
          },
        ]
      : []),
  ];
}

/** Read once, when the first town asks for it. */
let finder: ReturnType<typeof communeFinder> | undefined;
function findCommune(): ReturnType<typeof communeFinder> {
  finder ??= communeFinder(readCommunes(readFileSync('src/zones/communes.txt', 'utf8')).communes);
  return finder;
}

/** Towns that say in whole texts what another town says: search engines take such a page for a copy. */
export function copied(towns: LinkedFile[]): ContentMistake[] {
  const first = new Map<string, string>();
  return byOrder(towns).flatMap((town) => {
    const same = runningText(town.value).flatMap(({ field, text }) => {
      const other = first.get(text);
      if (other === undefined) first.set(text, town.path);
      return other === undefined ? [] : [{ field, other }];
    });
    const [one] = same;
    if (one === undefined) return [];
    // The head of a page is compared above; two towns may well be told of by one book.
    const fields = same.map(({ field }) => field).filter((field) => !/^(?:seo|sources)\./.test(field));
    return fields.length > 0
      ? [
          {
            file: town.path,
            fields: fields.map(town.field),
            reason: `le même texte que dans ${one.other} ; écrivez ce qui n'est vrai que là`,
          },
        ]
      : [];
  });
}

/** Shorter texts, as a kind of roof or of work, may be alike in several towns; its headings are its own. */
const lengthOfOwnText = 80;
const ownHeading = /^(?:tagline|(?:around|craft|problems|focus)\.title)$/;

/** The texts that are a town's own, with their fields. */
function runningText(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return value.length >= lengthOfOwnText || ownHeading.test(field) ? [{ field, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => runningText(below, field ? `${field}.${key}` : key));
}

/** Letters only, so that a name typed without its accent or hyphen is recognised as the same town. */
const bare = (name: string) => withoutAccents(name).replace(/\P{L}/gu, '').toLowerCase();

/** Towns with a page that the list of their group leaves out, or spells otherwise. */
export function missingFromGroup(file: LinkedFile, group: string, listed: string[], towns: LinkedFile[]): ContentMistake[] {
  return towns.flatMap(({ path: townPath, content: { name, group: townGroup } }) => {
    if (name === undefined || townGroup !== group || listed.includes(name)) return [];
    const index = listed.findIndex((town) => bare(town) === bare(name));
    return index < 0
      ? [against(file, `groups.${group}.towns`, `"${name}", qui a sa page (${townPath}), n'y est pas`)]
      : [against(file, `groups.${group}.towns.${index}`, `"${listed[index]}" s'écrit "${name}" dans ${townPath}`)];
  });
}
