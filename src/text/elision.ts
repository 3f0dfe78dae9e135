import type { Facts } from './fill-in.ts';

/**
 * Names in Alsace and Moselle have a German, aspirated h: de Haguenau, de Huningue, de Habsheim.
 * These names nearby come from Latin and have a mute one: le pays d’Héricourt.
 */
const muteH = ['Héricourt', 'Hérimoncourt', 'Hyèvre-Magny', 'Hyèvre-Paroisse'];

/** An initial vowel sound, such as the y of Yvoire, unlike that of Yutz. */
const vowel = /^(?:[aeiouœæ]|y(?![aeiouœæ]))/i;

/** A town’s name after “de”: `de Colmar`, `d’Illkirch-Graffenstaden`, `du Locle`, `des Rousses`. */
export function deTown(name: string): string {
  if (/^Les? /.test(name)) return name.replace(/^Le /, 'du ').replace(/^Les /, 'des ');
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return vowel.test(plain) || muteH.includes(name) ? `d’${name}` : `de ${name}`;
}

/** A town’s name after “à”: `à Colmar`, `au Locle`, `aux Rousses`, `à La Bresse`. */
export function aTown(name: string): string {
  return /^Les? /.test(name) ? name.replace(/^Le /, 'au ').replace(/^Les /, 'aux ') : `à ${name}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A name, also with “de” and “à”, in lower case and at the start of a sentence. */
export function inFrench(fact: string, name: string | undefined): Facts {
  const [of, at] = name === undefined ? [] : [deTown(name), aTown(name)];
  return {
    [fact]: name ?? null,
    [`de ${fact}`]: of ?? null,
    [`à ${fact}`]: at ?? null,
    [`De ${fact}`]: of ? capital(of) : null,
    [`À ${fact}`]: at ? capital(at) : null,
  };
}
