import { readFileSync } from 'node:fs';
import { readCommunes } from '../../src/zones/communes.ts';
import { distance } from '../../src/zones/distance.ts';
import { communeFinder } from '../../src/zones/nearest.ts';
import type { Site } from '../site.ts';
import { withoutAccents } from '../text/plain-letters.ts';
import { zonesTitle } from '../zones.ts';
import { byOrder, type LinkedFile, mistakeIn } from './linked-file.ts';
import type { ContentMistake } from './mistake.ts';

/** A town page beyond the company's reach. */
export function outOfReach(
  town: LinkedFile,
  { company, zones }: Pick<Site, 'company' | 'zones'>,
): ContentMistake[] | undefined {
  const { position } = town.content;
  const kilometres = position ? Math.round(distance(company.position, position)) : 0;
  if (kilometres <= zones.reach) return undefined;
  const reason = `à ${kilometres} km de l'atelier, et « ${zonesTitle} » va à ${zones.reach} km : ôtez cette page, ou corrigez le chiffre`;
  return [mistakeIn(town, 'position', reason)];
}

/** Communes on a town page that do not exist or are outside its radius: its map cannot show them. */
export function outOfRadius(town: LinkedFile, { zones }: Pick<Site, 'zones'>): ContentMistake[] {
  const { position, radius, around } = town.content;
  if (!position || radius === undefined || !around) return [];
  const served = around.communes.map((name, index) => {
    const found = findCommune()(name, position);
    return {
      name,
      field: `around.communes.${index}`,
      kilometres: found && Math.round(distance(position, found.position)),
    };
  });
  const unknown = served.filter(({ kilometres }) => kilometres === undefined);
  const far = served.filter(({ kilometres = 0 }) => kilometres > radius);
  const named = far.map(({ name, kilometres }) => `${name} (${kilometres} km)`).join(', ');
  return [
    ...unknown.map(({ name, field }) =>
      mistakeIn(
        town,
        field,
        `"${name}" n'est pas une commune à ${zones.reach} km au plus de l'atelier`,
      ),
    ),
    ...(far.length > 0
      ? [
          mistakeIn(
            town,
            far.map(({ field }) => field),
            `plus loin que le rayon de cette page, ${radius} km : ${named} ; mettez-en qui y sont`,
          ),
        ]
      : []),
  ];
}

/** Read on first use. */
let finder: ReturnType<typeof communeFinder> | undefined;
function findCommune(): ReturnType<typeof communeFinder> {
  finder ??= communeFinder(readCommunes(readFileSync('src/zones/communes.txt', 'utf8')).communes);
  return finder;
}

/** Texts copied from another town: search engines would treat the page as a duplicate. */
export function copied(towns: LinkedFile[]): ContentMistake[] {
  const first = new Map<string, string>();
  return byOrder(towns).flatMap((town) => {
    const same = runningText(town.value).flatMap(({ field, text }) => {
      const other = first.get(text);
      if (other === undefined) first.set(text, town.title);
      return other === undefined ? [] : [{ field, other }];
    });
    const [one] = same;
    if (one === undefined) return [];
    // `seo` is compared elsewhere, and towns may share a source.
    const fields = same
      .map(({ field }) => field)
      .filter((field) => !/^(?:seo|sources)\./.test(field));
    return fields.length > 0
      ? [
          mistakeIn(
            town,
            fields,
            `le même texte que dans « ${one.other} » ; écrivez ce qui n'est vrai que là`,
          ),
        ]
      : [];
  });
}

/** Shorter texts may repeat, except for headings. */
const lengthOfOwnText = 80;
const ownHeading = /^(?:tagline|(?:around|craft|problems|focus)\.title)$/;

/** Texts that must be unique, with their fields. */
function runningText(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string')
    return value.length >= lengthOfOwnText || ownHeading.test(field)
      ? [{ field, text: value }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    runningText(below, field ? `${field}.${key}` : key),
  );
}

/** Letters only: ignores accents and hyphens. */
const bare = (name: string) => withoutAccents(name).replace(/\P{L}/gu, '').toLowerCase();

/** Town pages missing from their group's list, or spelled differently there. */
export function missingFromGroup(
  file: LinkedFile,
  group: string,
  listed: string[],
  towns: LinkedFile[],
): ContentMistake[] {
  return towns.flatMap(({ title, content: { name, group: townGroup } }) => {
    if (name === undefined || townGroup !== group || listed.includes(name)) return [];
    const index = listed.findIndex((town) => bare(town) === bare(name));
    return index < 0
      ? [
          mistakeIn(
            file,
            `groups.${group}.towns`,
            `"${name}", qui a sa page (« ${title} »), n'y est pas`,
          ),
        ]
      : [
          mistakeIn(
            file,
            `groups.${group}.towns.${index}`,
            `"${listed[index]}" s'écrit "${name}" dans « ${title} »`,
          ),
        ];
  });
}
