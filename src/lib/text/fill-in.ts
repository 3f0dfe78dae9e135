/** Values by name; `null` if the owner has not given one. */
export type Facts = Readonly<Record<string, string | null>>;

/**
 * Names that only some pages' texts may use, besides the facts. The examples have a usual length.
 */
export const placeholdersByPage = {
  /** The visitor's query, in answers of the zone page. */
  answers: {
    place: 'Mulhouse',
    km: '100 km',
    count: '10',
  },
  /** The distance from the workshop in km, in the texts of a town. */
  town: { distance: '100' },
  /** The town, in the texts that all town pages share. */
  townPages: {
    town: 'Mulhouse',
    'de town': 'de Mulhouse',
    'à town': 'à Mulhouse',
    townRadius: '10',
    townAltitude: '240',
  },
} satisfies Record<string, Facts>;

/** The names in braces of a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Replaces each name in braces that has a value. */
export const fillIn = (text: string, facts: Facts): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  );

/** The mistake of a name in braces that is no fact; `undefined` if all names are known. */
export function unknownName(text: string, facts: Facts): string | undefined {
  const unknown = namesIn(text).find((name) => !Object.hasOwn(facts, name));
  return unknown === undefined
    ? undefined
    : `{${unknown}} n'existe pas ; choisissez parmi : ${Object.keys(facts).join(', ')}`;
}

/** Applies a function to every text in a value. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: string[]) => string,
  path?: string[],
): Value;
export function mapTexts(
  value: unknown,
  change: (text: string, path: string[]) => string,
  path: string[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const below = Object.entries(value).map(
    ([key, item]) => [key, mapTexts(item, change, [...path, key])] as const,
  );
  return Array.isArray(value) ? below.map(([, item]) => item) : Object.fromEntries(below);
}

/** Every text in a value, with its path. */
export function textsOf(value: unknown): { text: string; path: string[] }[] {
  const texts: { text: string; path: string[] }[] = [];
  mapTexts(value, (text, path) => {
    texts.push({ text, path });
    return text;
  });
  return texts;
}
