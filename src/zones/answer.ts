import { type Country, placeAbroad } from './abroad.ts';
import type { Commune, Communes, Department } from './communes.ts';
import { distance, type Position } from './distance.ts';
import { parseQuery, type SearchEntry, searchKey, suggest } from './search.ts';
import { type Zone, zoneAt, zoneLimits } from './zone.ts';

export interface TownPage {
  id: string;
  name: string;
  position: Position;
}

/** What we can say of where a visitor lives. */
/** Where a commune lies, and what that means. */
export interface ZoneAnswer {
  kind: 'zone';
  /** The commune, or the postcode where several share it. */
  name: string;
  postcode: string;
  zone: Zone;
  /** Straight-line km from the workshop. */
  kilometres: number;
  /** The place itself is known, not only the area of its postcode. */
  exact: boolean;
  /** To be confirmed by telephone: near the limit of a zone, or not exact. */
  unsure: boolean;
  /** The name was typed without a postcode, and other communes far away bear it too. */
  hasNamesakes: boolean;
  nearest: TownPage | undefined;
}

/** What we can say of where a visitor lives. */
export type Answer =
  | ZoneAnswer
  | { kind: 'outside'; department: Department }
  | { kind: 'abroad'; name: string; country: Country }
  | { kind: 'several' | 'similar'; communes: Commune[] }
  | { kind: 'unknown'; reason: 'unknown' | 'unknownPostcode' | 'foreignPostcode'; name: string };

/** So near a ring, in km, the rounding of a place and the way by road decide: a person answers. */
const margin = 5;

/** How wrong an approximate place may be, in km: beyond the last ring by more than that, we are sure. */
const approximation = 40;

const isNearRing = (kilometres: number) => Object.values(zoneLimits).some((limit) => Math.abs(kilometres - limit) <= margin);

/** Answers what a visitor asks, from the communes and the workshop's place. */
export function lookUp({ departments, communes, outsidePostcodes }: Communes, workshop: Position, towns: TownPage[]) {
  const entries: SearchEntry[] = communes.map((commune) => ({
    commune,
    kilometres: distance(workshop, commune.position),
    key: searchKey(commune.name),
  }));

  const answerAt = (name: string, postcode: string, position: Position, exact: boolean): ZoneAnswer => {
    const kilometres = distance(workshop, position);
    const zone = zoneAt(kilometres);
    const [nearest] = zone === 'outside' ? [] : [...towns].sort((a, b) => distance(position, a.position) - distance(position, b.position));
    const unsure = isNearRing(kilometres) || (!exact && kilometres < zoneLimits.onDemand + approximation);
    return { kind: 'zone', name, postcode, zone, kilometres, exact, unsure, hasNamesakes: false, nearest };
  };

  const answerFor = ({ name, postcodes, position, exact }: Commune): ZoneAnswer => answerAt(name, postcodes[0] ?? '', position, exact);

  /** A postcode that several communes share: the middle of them. */
  const answerForPostcode = (postcode: string, sharing: Commune[]): ZoneAnswer => {
    const middle = (of: (position: Position) => number) => sharing.reduce((sum, { position }) => sum + of(position), 0) / sharing.length;
    return answerAt(postcode, postcode, { latitude: middle(({ latitude }) => latitude), longitude: middle(({ longitude }) => longitude) }, false);
  };

  const answerWithoutCommune = (postcode: string): Answer => {
    const department = departments.find(({ code }) => code.replace(/[AB]/, '0') === postcode.slice(0, 2));
    // Every postcode in reach is known; in a département that has some, another may be a mistake or a company's own.
    const isOutside = department && (department.nearest > zoneLimits.onDemand + margin || outsidePostcodes.has(postcode));
    return isOutside ? { kind: 'outside', department } : { kind: 'unknown', reason: 'unknownPostcode', name: postcode };
  };

  return {
    suggest: (text: string) => suggest(entries, parseQuery(text)).all,
    answerFor,
    /** The answer to what was typed, when no suggestion was chosen. */
    answer: (text: string): Answer => {
      const query = parseQuery(text);
      const { same, all } = suggest(entries, query);
      const { digits, key } = query;
      if (!key && digits.length === 5) {
        const [only, ...others] = same;
        if (!only) return answerWithoutCommune(digits);
        return others.length === 0 ? answerFor(only) : answerForPostcode(digits, same);
      }
      if (!key && digits.length === 4) return { kind: 'unknown', reason: 'foreignPostcode', name: digits };
      const abroad = placeAbroad(key);
      if (abroad && same.length === 0) return { kind: 'abroad', ...abroad };
      const [first, ...others] = same;
      // Another name is never taken for the one that was typed: it may be a commune that we do not know.
      if (!first) return all.length > 0 ? { kind: 'similar', communes: all } : { kind: 'unknown', reason: 'unknown', name: text.trim() };
      if (others.length > 0) return { kind: 'several', communes: same };
      return { ...answerFor(first), hasNamesakes: !digits && first.hasNamesakes };
    },
  };
}
