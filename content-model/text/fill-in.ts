/** Texts by name; `null` where the owner has not given one. */
export type Facts = Readonly<Record<string, string | null>>;

/**
 * What texts of the zone page name and only a visitor's question settles, each as long as it usually is: the place, its postcode and
 * département, how far it is, how many or which places there are.
 */
export const namesInAnswers: Facts = {
  place: 'Mulhouse',
  postcode: '68100',
  department: 'Haut-Rhin',
  km: '100 km',
  count: '10',
  town: 'de Fribourg',
  places: 'Fribourg est en Allemagne',
};

/** What texts of a town's page name besides the company's facts, as long as it usually is: its km from the workshop, as the crow flies. */
export const namesInTowns: Facts = { distance: '100' };

/** What texts that all town pages share name of the town itself, as long as it usually is. */
export const namesOnTownPages: Facts = {
  ...{ town: 'Mulhouse', 'de town': 'de Mulhouse', 'à town': 'à Mulhouse' },
  ...{ townRadius: '10', townAltitude: '240' },
};

/** Each `{name}` of a text, its braces left out. */
export const namesIn = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Replaces each `{fact}` by its value. What has none stays as it is. */
export const fillIn = (text: string, facts: Facts): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole));

/** The names that a text gives and that are no facts at all, in one line that says which ones are; `undefined` where there are none. */
export function unknownNames(text: string, facts: Facts): string | undefined {
  const known = Object.keys(facts);
  const unknown = [...new Set(namesIn(text))].filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return `${unknown.map((name) => `{${name}}`).join(', ')} ${unknown.length === 1 ? "n'existe pas" : "n'existent pas"} ; choisissez parmi : ${known.join(', ')}`;
}

/** A value of the content with every text in it changed. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, mapTexts(item, change)]));
}
