/** Values by name; `null` if the owner has not given one. */
export type Facts = Readonly<Record<string, string | null>>;

/** Names in texts of the zone page that depend on the visitor's query, with examples of usual length. */
export const namesInAnswers: Facts = {
  place: 'Mulhouse',
  postcode: '68100',
  department: 'Haut-Rhin',
  km: '100 km',
  count: '10',
  town: 'de Fribourg',
  places: 'Fribourg est en Allemagne',
};

/** Names in texts of a town page besides the facts, with examples of usual length: the distance from the workshop in km. */
export const namesInTowns: Facts = { distance: '100' };

/** Names of the town in texts shared by all town pages, with examples of usual length. */
export const namesOnTownPages: Facts = {
  ...{ town: 'Mulhouse', 'de town': 'de Mulhouse', 'à town': 'à Mulhouse' },
  ...{ townRadius: '10', townAltitude: '240' },
};

/** The names in braces of a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Replaces each `{fact}` that has a value. */
export const fillIn = (text: string, facts: Facts): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  );

/** A message listing names that are not facts; `undefined` if all are known. */
export function unknownNames(text: string, facts: Facts): string | undefined {
  const known = Object.keys(facts);
  const unknown = [...new Set(namesIn(text))].filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return `${unknown.map((name) => `{${name}}`).join(', ')} ${unknown.length === 1 ? "n'existe pas" : "n'existent pas"} ; choisissez parmi : ${known.join(', ')}`;
}

/** Applies a function to every text in a value. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, mapTexts(item, change)]),
  );
}
