import { germanTown, type PlaceAbroad, placesAbroad } from './abroad.ts';
import type { Commune, Communes, Department } from './communes.ts';
import { distance, type Position } from './distance.ts';
import { otherNames } from './other-names.ts';
import { parseQuery, type SearchEntry, searchKey, suggest } from './search.ts';
import { type Zone, type ZoneRules, zoneOf } from './zone.ts';

export interface TownPage {
  id: string;
  name: string;
  position: Position;
}

/** The zone of a commune. */
export interface ZoneAnswer {
  kind: 'zone';
  /** The commune's name, or a postcode shared by several. */
  name: string;
  /** Its postcode; its département if it has several postcodes and none was typed; undefined if the name is a postcode. */
  code: string | undefined;
  zone: Zone;
  /** Whole straight-line km from the workshop: the same twice, or the nearest and furthest commune of a postcode. */
  kilometres: [nearest: number, furthest: number];
  position: Position;
  /** Typed without a postcode, and other communes far away have the same name. */
  hasNamesakes: boolean;
  nearest: TownPage | undefined;
}

/** All kinds of answer. */
export type Answer =
  | ZoneAnswer
  /** A postcode out of reach, and the German town it may also mean. */
  | { kind: 'outside'; postcode: string; department: Department; germanTown: string | undefined }
  /** Places abroad, and French communes with the same name. */
  | { kind: 'abroad'; places: PlaceAbroad[]; communes: Commune[] }
  | { kind: 'several' | 'similar'; communes: Commune[] }
  | {
      kind: 'unknown';
      reason: 'nothing' | 'unknown' | 'unknownPostcode' | 'foreignPostcode';
      name: string;
    };

/** Maximum km between a town page and its commune in the data; further away it is a namesake. */
const sameTown = 5;

/** The code after a commune's name; parsed again when typed. */
const codeOf = ({ postcodes: [first, ...more], department }: Commune) =>
  more.length > 0 ? department : first;

/** The label of a chosen commune: `Thann (68800)`, `Mulhouse (68)`. */
export const labelOf = (commune: Commune) => `${commune.name} (${codeOf(commune)})`;

/** Creates the look-up from communes, workshop, town pages and zone rules. */
export function lookUp(
  { departments, communes, outsidePostcodes }: Communes,
  workshop: Position,
  towns: TownPage[],
  rules: ZoneRules,
) {
  /** Rounded km; out of reach rounded up, so that they never look within reach. */
  const shown = (kilometres: number) =>
    kilometres > rules.reach ? Math.ceil(kilometres) : Math.round(kilometres);
  const pages = new Map(towns.map((town) => [searchKey(town.name), town]));
  const entries: SearchEntry[] = communes.flatMap((commune) => {
    const key = searchKey(commune.name);
    const page = pages.get(key);
    // Town pages have their own position.
    const position =
      page && distance(page.position, commune.position) < sameTown
        ? page.position
        : commune.position;
    const entry = {
      commune: { ...commune, position },
      kilometres: distance(workshop, position),
      key,
    };
    const others = otherNames[`${commune.name} ${commune.postcodes[0]}`] ?? [];
    return [entry, ...others.map((name) => ({ ...entry, key: searchKey(name) }))];
  });

  const zoneAt = ({ department, position }: Commune) =>
    zoneOf(rules, department, distance(workshop, position));

  const answerAt = (
    name: string,
    code: string | undefined,
    zone: Zone,
    positions: Position[],
  ): ZoneAnswer => {
    const middle = (of: (position: Position) => number) =>
      positions.reduce((sum, position) => sum + of(position), 0) / positions.length;
    const position = {
      latitude: middle(({ latitude }) => latitude),
      longitude: middle(({ longitude }) => longitude),
    };
    const distances = positions.map((each) => distance(workshop, each));
    // Town pages exist only in these two zones.
    const isListed = zone === 'rapid' || zone === 'planned';
    const [nearest] = isListed
      ? [...towns].sort((a, b) => distance(position, a.position) - distance(position, b.position))
      : [];
    const kilometres: ZoneAnswer['kilometres'] = [
      shown(Math.min(...distances)),
      shown(Math.max(...distances)),
    ];
    return { kind: 'zone', name, code, zone, kilometres, position, hasNamesakes: false, nearest };
  };

  const answerFor = (commune: Commune, postcode = codeOf(commune)): ZoneAnswer =>
    answerAt(commune.name, postcode, zoneAt(commune), [commune.position]);

  /** A shared postcode: one answer if the zone is the same for all its communes. */
  const answerForPostcode = (postcode: string, sharing: Commune[]): Answer => {
    const [first, ...others] = sharing;
    if (!first) return answerWithoutCommune(postcode);
    if (others.length === 0) return answerFor(first, postcode);
    const zone = zoneAt(first);
    if (others.some((commune) => zoneAt(commune) !== zone))
      return { kind: 'several', communes: sharing };
    return answerAt(
      postcode,
      undefined,
      zone,
      sharing.map(({ position }) => position),
    );
  };

  const answerWithoutCommune = (postcode: string): Answer => {
    const department = departments.find(
      ({ code }) => code.replace(/[AB]/, '0') === postcode.slice(0, 2),
    );
    // All postcodes in reach are known. Others of those départements may be typos or special company postcodes.
    const isOutside =
      department && (department.nearest > rules.reach || outsidePostcodes.has(postcode));
    if (!isOutside) return { kind: 'unknown', reason: 'unknownPostcode', name: postcode };
    return { kind: 'outside', postcode, department, germanTown: germanTown(postcode) };
  };

  return {
    suggest: (text: string) => suggest(entries, parseQuery(text)).all,
    answerFor,
    /** The answer to typed text without a chosen suggestion. */
    answer: (text: string): Answer => {
      const typed = text.trim();
      const query = parseQuery(typed);
      const { digits, key, country } = query;
      if (!digits && !key) return { kind: 'unknown', reason: 'nothing', name: typed };
      if (country) return { kind: 'abroad', places: [{ name: typed, country }], communes: [] };
      const { same, all } = suggest(entries, query);
      if (!key && digits.length === 5) return answerForPostcode(digits, same);
      if (!key && digits.length === 4)
        return { kind: 'unknown', reason: 'foreignPostcode', name: digits };
      const abroad = placesAbroad(key);
      // With a postcode, the French commune is meant.
      if (abroad.places.length > 0 && !(digits && same.length > 0)) {
        const communesBeside = entries
          .filter((entry) => abroad.keys.has(entry.key))
          .map(({ commune }) => commune);
        return { kind: 'abroad', places: abroad.places, communes: communesBeside };
      }
      const [first, ...others] = same;
      if (!first) {
        const byPostcode: Answer =
          digits.length === 5
            ? answerWithoutCommune(digits)
            : { kind: 'unknown', reason: 'unknown', name: typed };
        // Never answers for another name: it may be a commune we do not know.
        return byPostcode.kind === 'outside' || all.length === 0
          ? byPostcode
          : { kind: 'similar', communes: all };
      }
      if (others.length > 0) return { kind: 'several', communes: same };
      return {
        ...answerFor(first, digits.length === 5 ? digits : undefined),
        hasNamesakes: !digits && first.hasNamesakes,
      };
    },
  };
}
