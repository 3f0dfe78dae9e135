import { searchKey } from './search.ts';

/** A country next door, as the answer names it. */
export type Country = 'en Suisse' | 'en Allemagne';

/** Places near the border that visitors ask for; each by the names it has on both sides. */
const places: Record<Country, string[]> = {
  'en Suisse': [
    ...['Bâle', 'Basel', 'Riehen', 'Allschwil', 'Binningen', 'Muttenz', 'Birsfelden', 'Pratteln', 'Liestal', 'Reinach', 'Rheinfelden'],
    ...['Delémont', 'Porrentruy', 'Laufon', 'Laufen', 'Moutier', 'Saignelégier', 'Boncourt', 'Bienne', 'Biel', 'Soleure', 'Solothurn', 'Olten'],
    ...['La Chaux-de-Fonds', 'Le Locle', 'Neuchâtel', 'Yverdon-les-Bains', 'Lausanne', 'Genève', 'Berne', 'Bern', 'Fribourg', 'Zurich', 'Aarau'],
  ],
  'en Allemagne': [
    ...['Lörrach', 'Weil am Rhein', 'Müllheim', 'Neuenburg am Rhein', 'Neuenbourg', 'Bad Krozingen', 'Breisach', 'Vieux-Brisach', 'Schopfheim'],
    ...['Fribourg-en-Brisgau', 'Freiburg', 'Freiburg im Breisgau', 'Emmendingen', 'Lahr', 'Offenbourg', 'Offenburg', 'Kehl', 'Achern', 'Bühl'],
    ...['Baden-Baden', 'Rastatt', 'Karlsruhe', 'Sarrebruck', 'Saarbrücken', 'Bad Säckingen', 'Waldshut-Tiengen', 'Titisee-Neustadt', 'Villingen'],
  ],
};

const byKey = new Map<string, { name: string; country: Country }>();
for (const country of ['en Suisse', 'en Allemagne'] as const) {
  for (const name of places[country]) byKey.set(searchKey(name), { name, country });
}

/** The place abroad of exactly this name. */
export const placeAbroad = (key: string) => byKey.get(key);
