/**
 * The h of a name from Alsace or Moselle is a German one, and people there sound it: de Haguenau, de Huningue, de Habsheim. It is mute in
 * names that come from Latin; these are the ones around us that have one: le pays d’Héricourt.
 */
const muteH = ['Héricourt', 'Hérimoncourt', 'Hyèvre-Magny', 'Hyèvre-Paroisse'];

/** A vowel that is heard: the y of Yvoire, and not that of Yutz. */
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
