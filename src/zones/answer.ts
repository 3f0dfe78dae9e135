import type { Commune, Communes } from '../lib/geo/communes.ts';
import { distance, type Position } from '../lib/geo/distance.ts';
import { nearestTo } from '../lib/geo/nearest.ts';
import { searchKey } from '../lib/geo/search-key.ts';
import { type Place, parseQuery, search } from './search.ts';
import { type TownPage, type Zone, type ZoneRules, zoneOf } from './zone-rules.ts';

/** The zone of a commune, or of all that share a postcode. */
export interface ZoneAnswer {
  kind: 'zone';
  /** The commune's name, or the postcode. */
  name: string;
  /** `Thann (68800)`, or the postcode. */
  label: string;
  zone: Zone;
  /** Whole straight-line km from the workshop, of the nearest and the furthest commune. */
  kilometres: [nearest: number, furthest: number];
  position: Position;
  /** Whether it was typed without a postcode, and communes far away have the same name. */
  hasNamesakes: boolean;
  /** The nearest page of a town in the same zone. */
  nearest: TownPage | undefined;
}

/** A question back to the visitor, or a message about a place that we do not know. */
export interface Question {
  kind:
    | 'nothing'
    | 'unknown'
    | 'unknownPostcode'
    /** A postcode that is out of reach. */
    | 'outside'
    /** Several communes of this name. */
    | 'several'
    /** None of this name, but these resemble it. */
    | 'similar'
    /** A commune whose name is better known as a country, a département or a town abroad. */
    | 'elsewhere';
  /** What was typed. */
  place: string;
  communes: Place[];
}

/** What the look-up answers. */
export type Answer = ZoneAnswer | Question;

/** The label of a commune: `Thann (68800)`; with several postcodes, `Mulhouse (68)`. */
export const labelOf = ({ name, postcodes: [code = '', ...more], department }: Commune) =>
  `${name} (${more.length > 0 ? department : code})`;

/** Maximum number of suggestions. */
const limit = 8;

/** Creates the look-up from communes, workshop, town pages and zone rules. */
export function lookUp(
  { departments, communes, outsidePostcodes }: Communes,
  workshop: Position,
  towns: TownPage[],
  rules: ZoneRules,
) {
  const places = communes
    .map((commune): Place => {
      const kilometres = distance(workshop, commune.position);
      const keys = [commune.name, ...commune.otherNames].map(searchKey);
      const zone = zoneOf(rules, commune.department, kilometres);
      return { ...commune, keys, kilometres, zone };
    })
    .sort((a, b) => a.kilometres - b.kilometres);

  const answerFor = (first: Place, last = first): ZoneAnswer => {
    const { name, zone, position, kilometres } = first;
    // A distance beyond our reach is never rounded down into it.
    const round = zone === 'outside' ? Math.ceil : Math.round;
    return {
      kind: 'zone',
      name,
      label: labelOf(first),
      zone,
      kilometres: [round(kilometres), round(last.kilometres)],
      position,
      hasNamesakes: false,
      nearest: nearestTo(
        position,
        towns.filter((town) => town.zone === zone),
      ),
    };
  };

  /** The département of a full postcode that is out of reach. */
  const outside = (postcode: string) =>
    departments.find(
      ({ code, nearest }) =>
        code.replace(/[AB]/, '0') === postcode.slice(0, 2) &&
        // Unknown postcodes of a département in reach may be typos or belong to a Cedex.
        (nearest > rules.reach || outsidePostcodes.has(postcode)),
    );

  /** The answer to typed text without a chosen suggestion. */
  const answer = (text: string): Answer => {
    const place = text.trim();
    const { digits, key } = parseQuery(place, departments);
    const { same, all } = search(places, { digits, key });
    const ask = (kind: Question['kind'], communes: Place[] = []) => ({ kind, place, communes });
    const [first] = same;
    const postcode = digits.length === 5 ? digits : undefined;
    if (first) {
      if (first.mark === '?' && !digits) return ask('elsewhere', same);
      const isOne = same.length === 1;
      if (!isOne && (key || same.some(({ zone }) => zone !== first.zone)))
        return ask('several', same);
      const found = answerFor(first, same.at(-1));
      if (!postcode) return { ...found, hasNamesakes: !digits && first.mark === '*' };
      return isOne
        ? { ...found, label: `${first.name} (${postcode})` }
        : { ...found, name: postcode, label: postcode };
    }
    const department = postcode && outside(postcode);
    if (department) return { ...ask('outside'), place: `${postcode} (${department.name})` };
    if (!key) return ask(digits ? 'unknownPostcode' : 'nothing');
    return all.length > 0 ? ask('similar', all.slice(0, limit)) : ask('unknown');
  };

  return {
    suggest: (text: string) => search(places, parseQuery(text, departments)).all.slice(0, limit),
    answerFor,
    answer,
  };
}
