import type { Facts } from './fill-in.ts';
import { withoutAccents } from './plain-letters.ts';

/**
 * Names with a mute h: le pays d’Héricourt. All other names here have an aspirated h, which is
 * German: de Haguenau, de Huningue, de Habsheim.
 */
const muteH = ['Héricourt', 'Hérimoncourt', 'Hyèvre-Magny', 'Hyèvre-Paroisse'];

/** An initial vowel sound, such as the y of Yvoire, unlike that of Yutz. */
const vowel = /^(?:[aeiou]|y(?![aeiou]))/i;

/** A town’s name after “de”: `de Colmar`, `d’Illkirch-Graffenstaden`, `du Locle`, `des Rousses`. */
export function deTown(name: string): string {
  if (/^Les? /.test(name)) return name.replace(/^Le /, 'du ').replace(/^Les /, 'des ');
  return vowel.test(withoutAccents(name)) || muteH.includes(name) ? `d’${name}` : `de ${name}`;
}

/** A town’s name after “à”: `à Colmar`, `au Locle`, `aux Rousses`, `à La Bresse`. */
export function aTown(name: string): string {
  return /^Les? /.test(name) ? name.replace(/^Le /, 'au ').replace(/^Les /, 'aux ') : `à ${name}`;
}

/** Facts for texts: a name alone, after “de” and after “à”. */
export const withPrepositions = (fact: string, name: string | null = null): Facts => ({
  [fact]: name,
  [`de ${fact}`]: name && deTown(name),
  [`à ${fact}`]: name && aTown(name),
});
