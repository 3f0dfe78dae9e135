import type { Text } from './texts.ts';

/** A figure that the company states about itself. */
export interface Claim {
  kind:
    | 'experience'
    | 'since'
    | 'amount'
    | 'percentage'
    | 'delay'
    | 'radius'
    | 'rating'
    | 'warranty'
    | 'staff'
    | 'price';
  value: number;
  text: string;
}

const words: Record<string, number> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  quinze: 15,

  vingt: 20,
  'vingt-quatre': 24,
  'vingt-cinq': 25,
  trente: 30,
  quarante: 40,
  'quarante-huit': 48,
  cinquante: 50,
  soixante: 60,
  cent: 100,
  'deux cents': 200,
  'trois cents': 300,
  'cinq cents': 500,
  mille: 1000,
};
const space = '[ \\u00A0\\u202F]?';
const number = `(?<![\\d,.\\p{L}])(\\d{1,3}(?:[ \\u00A0\\u202F]\\d{3})+|\\d+(?:,\\d+)?|(?:${Object.keys(
  words,
)
  .sort((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}-]))${space}\\+?${space}`;
const year = '((?:19|20)\\d\\d)';
const hours = `${number}(?:min(?:utes?)?|h|heures?|jours?|semaines?)(?![\\p{L}/])`;
const coming = `(?:interven|arriv|sur place|rappel|rappe[lr]|devis|dépann|dépla|chez vous|répon[ds]|délais? d|nos délais)`;
const satisfied = `(?:client|satisf|avis|économi|réussi|remise|recommand|moins cher)`;
const us = `(?:nous|notre|couvreurs?|artisans?|l[’']entreprise|l[’']atelier|la famille)`;
const within = '[^.!?]{0,80}?';

/**
 * The wording of each kind of claim. Technical figures, such as a slope, an altitude or a year in
 * history, are worded differently.
 */
const patterns: { kind: Claim['kind']; expressions: string[] }[] = [
  {
    kind: 'experience',
    expressions: [
      `${number}(?:ans?|années)(?: d[’']| de )(?:expérience|ancienneté|existence|métier|savoir-faire|pratique|activité)`,
      `(?:expérience|ancienneté|métier) (?:de|depuis) (?:plus de )?${number}(?:ans?|années)`,
      `${us}${within}depuis (?:plus de |près de )?${number}(?:ans|années)`,
      `depuis (?:plus de |près de )?${number}(?:ans|années),? ${us}`,
    ],
  },
  {
    kind: 'since',
    expressions: [
      `(?:nous|notre|entreprise|chantiers|atelier|famille)${within}(?:depuis|en|fondée? en|créée? en) ${year}(?! ?%)`,
      `(?:depuis|en) ${year},? (?:nous|notre|l[’']entreprise|l[’']atelier)`,
    ],
  },
  {
    kind: 'amount',
    expressions: [
      `${number}(?:chantiers|projets|réalisations|interventions|clients|familles nous|toits (?:refaits|posés)|toitures|avis|devis)(?!\\p{L})`,
    ],
  },
  {
    kind: 'percentage',
    expressions: [`${number}%${within}${satisfied}`, `${satisfied}${within}${number}%`],
  },
  { kind: 'delay', expressions: [`${hours}${within}${coming}`, `${coming}${within}${hours}`] },
  {
    kind: 'radius',
    expressions: [
      `rayon${within}${number}(?:km|kilomètres)`,
      `${number}(?:km|kilomètres) (?:à la ronde|autour|alentour|aux alentours)`,
      `(?:jusqu[’']à|dans (?:les|nos|un)|à|les) ${number}(?:premiers )?(?:km|kilomètres)(?: à la ronde| autour| de chez nous)`,
      `(?:dans (?:les|nos)|de nos) ${number}(?:km|kilomètres)`,
      `les ${number}premiers kilomètres`,
    ],
  },
  {
    kind: 'rating',
    expressions: [
      `${number}/${space}(?:5|10|20)(?!\\d)`,
      `${number}étoiles`,
      `not(?:e|és?)(?: moyenne)? (?:de )?${number}(?:sur|/)`,
    ],
  },
  {
    kind: 'warranty',
    expressions: [
      `garanti(?:e|s|es|r)?(?: [^.!?:]{0,30}?)?(?: :|,)? (?:de |pendant |pour |sur )?${number}ans?`,
      `${number}ans? de garantie`,
    ],
  },
  {
    kind: 'staff',
    expressions: [
      `${number}(?:couvreurs|artisans|compagnons|salariés|employés|équipes|ouvriers|collaborateurs)`,
    ],
  },
  { kind: 'price', expressions: [`${number}(?:€|euros)`] },
];

const toNumber = (written: string) =>
  words[written.toLowerCase()] ?? Number(written.replace(/[ \u00A0\u202F]/g, '').replace(',', '.'));

/** The figures that a text states about the company. */
export function claimsOf({ text }: Pick<Text, 'text'>): Claim[] {
  return patterns.flatMap(({ kind, expressions }) =>
    expressions.flatMap((expression) =>
      [...text.matchAll(new RegExp(expression, 'giu'))].map((match) => ({
        kind,
        value: toNumber(match.slice(1).find((group) => group !== undefined) ?? ''),
        text: match[0],
      })),
    ),
  );
}
