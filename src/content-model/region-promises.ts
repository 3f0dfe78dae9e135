/** What the content promises a region, compared with what `zones.yaml` promises it. */
import { textsOf } from '../lib/text/fill-in.ts';
import type { Zones } from './facts/zones.ts';
import { valueAt } from './files/field-shape.ts';

/** A promise of the zone page; `onDemand` holds where no group does. */
type Answer = Zones['groups'][string]['answer'] | 'onDemand';

/** The parts of the zone page that name promises and regions. */
interface ZonePage {
  promises: Record<Answer, { label: string }>;
  regions: { places: Record<string, { title: string }> };
}

/** A sentence that promises a region something else than `zones.yaml`. */
interface WrongPromise {
  path: string[];
  /** The promise in its own words. */
  said: string;
  region: string;
  /** The name of the promise that holds there. */
  right: string;
}

/** Other words for each promise, on the zone page: elsewhere they may speak of other things. */
const otherWords: Record<Answer, string> = {
  rapid: 'zone prioritaire|en priorité',
  planned: 'sur rendez-vous',
  onDemand: 'sur simple demande|à la demande|nous vous dirons si',
};

/** What stands between two regions that share a promise: "la Franche-Comté et le Jura". */
const joint = /^(?:,| et| ou) (?:la |le |les |l['’]|en )?$/;

/** A name with its article: an area that is none of the regions. */
const otherArea = /(?:^|[\s'’])(?:[Ll][ae]|[Ll]es|[Ee]n|[Ll]['’]) ?\p{Lu}/u;

/** What stands between a promise and a region behind it: "Sur demande, nous venons en Lorraine". */
const leadsTo =
  /^[\s,:]*(?:nous (?:venons|intervenons|travaillons) )?(?:dans |toute? |en |la |le |les |l['’])*$/i;

const escaped = (words: string) => words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A pattern for any of some words; longer ones win. */
const anyOf = (words: string[]) =>
  words
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

/**
 * Finds the sentences of a content file that promise a region what it does not get. Names of
 * promises count in every file, other words for them on the zone page.
 */
export function regionPromises({ groups }: Zones, { promises, regions }: ZonePage) {
  const answers = new Map<string, Answer>();
  for (const { answer, names } of Object.values(groups))
    for (const name of names) answers.set(name, answer);
  const known = [...answers.keys()];
  // A region that the page explains and that is in no group.
  for (const { title } of Object.values(regions.places))
    if (!known.some((name) => title.includes(name))) answers.set(title, 'onDemand');

  const isAnswer = (name: string): name is Answer => Object.hasOwn(otherWords, name);
  const promised = Object.keys(otherWords).filter(isAnswer);
  const promisePattern = (isZonePage: boolean) => {
    const words = promised.map((answer) => {
      const others = isZonePage ? `|${otherWords[answer]}` : '';
      return `(?<${answer}>${escaped(promises[answer].label)}${others})`;
    });
    return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
  };
  const patterns = { zonePage: promisePattern(true), others: promisePattern(false) };
  const regionPattern = new RegExp(
    `(?<![\\p{L}-])(?:${anyOf([...answers.keys()]) || '(?!)'})(?![\\p{L}-])`,
    'gu',
  );

  const marksOf = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => ({
      found,
      start: index,
      end: index + found.length,
      answer: promised.find((answer) => groups?.[answer] !== undefined),
    }));

  /** The regions of which a promise speaks, and whether it speaks of any other area. */
  function regionsOf(sentence: string, from: number, promise: { start: number; end: number }) {
    const all = marksOf(sentence, regionPattern);
    const before = all.filter(({ start, end }) => start >= from && end <= promise.start).reverse();
    const last = before[0];
    if (last) {
      if (otherArea.test(sentence.slice(last.end, promise.start))) return [];
      const apart = before.findIndex(
        ({ end }, index) =>
          index > 0 && !joint.test(sentence.slice(end, before[index - 1]?.start ?? end)),
      );
      return before.slice(0, apart < 0 ? undefined : apart).map(({ found }) => found);
    }
    if (otherArea.test(sentence.slice(from, promise.start))) return [];
    const next = all.find(({ start }) => start >= promise.end);
    return next && leadsTo.test(sentence.slice(promise.end, next.start)) ? [next.found] : undefined;
  }

  return (value: unknown, isZonePage: boolean): WrongPromise[] =>
    textsOf(value).flatMap(({ text, path }) => {
      const wrong = (said: string, answer: Answer | undefined, region: string) => {
        const holds = answers.get(region) ?? 'onDemand';
        const right = promises[holds].label;
        return answer === holds ? [] : [{ path, said, region, right }];
      };
      // A label of the legend names its regions, and stands under its promise.
      if (path.join('.') === 'promises.onDemand.covers')
        return marksOf(text, regionPattern).flatMap(({ found }) =>
          wrong(promises.onDemand.label, 'onDemand', found),
        );
      const title = valueAt(value, [...path.slice(0, -1), 'title']);
      const titled = marksOf(String(title ?? ''), regionPattern).map(({ found }) => found);
      return text.split(/(?<=[.!?;])\s/).flatMap((sentence) => {
        let from = 0;
        const pattern = isZonePage ? patterns.zonePage : patterns.others;
        return marksOf(sentence, pattern).flatMap((promise) => {
          // "Nous y venons sur rendez-vous", below the region's name.
          const spokenOf = regionsOf(sentence, from, promise) ?? titled;
          from = promise.end;
          return spokenOf.flatMap((region) => wrong(promise.found, promise.answer, region));
        });
      });
    });
}
