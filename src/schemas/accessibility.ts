import { z } from 'astro/zod';
import { namesInAudit } from '../text/fill-in.ts';
import { sentences, text, title, vocabulary, words } from './text.ts';

const counted = vocabulary(namesInAudit);

const criterion = {
  number: z
    .string()
    .regex(/^\d+\.\d+$/)
    .meta({ title: 'Numéro', description: 'Celui du référentiel, comme "3.2".' }),
  about: words('Critère', 'De quoi il parle.'),
};
const state = <Name extends string>(name: Name) =>
  z.literal(name).meta({ title: 'État', description: 'C : conforme, NC : non conforme, NA : non applicable.' });
const hand = { title: 'Vu à la main', description: 'Ce qu’on a regardé, et ce qu’on a trouvé.' };

/** The French criteria of accessibility, and how we stand; `/accessibilite` counts them. */
export const accessibilitySchema = z.strictObject({
  date: z.iso.date().meta({ title: 'Jour de l’audit', description: 'Comme "2026-04-02".' }),
  sample: z.array(z.string().startsWith('/')).min(10).meta({ title: 'Pages examinées', description: 'Leurs adresses ; dix au moins.' }),
  words: z
    .strictObject({
      result: words('Résultat', 'Titre du résultat.'),
      rate: counted.sentences.meta({ title: 'Taux', description: 'La phrase qui dit le taux.' }),
      theme: counted.label.meta({ title: 'Thème', description: 'Comment un thème est résumé.' }),
      none: counted.label.meta({ title: 'Sans objet', description: 'Quand aucun critère du thème ne s’applique.' }),
      unmet: counted.label.meta({ title: 'Non conforme', description: 'Comment un critère manqué est nommé.' }),
      how: counted.sentences.meta({ title: 'Méthode', description: 'Comment on a regardé.' }),
      sampleTitle: words('Titre des pages', 'Au-dessus des pages examinées.'),
      sample: words('Pages', 'Ce qui les précède.'),
    })
    .meta({ title: 'Mots', description: 'Ce que dit la page autour des chiffres.' }),
  themes: z
    .array(
      z.strictObject({
        number: z.int().meta({ title: 'Numéro', description: 'Celui du référentiel.' }),
        title,
        criteria: z
          .array(
            z.discriminatedUnion('state', [
              z
                .strictObject({
                  ...criterion,
                  state: state('C'),
                  tests: z.array(z.string()).meta({ title: 'Tests', description: 'Ceux du projet qui le vérifient.' }).optional(),
                  hand: sentences.meta(hand).optional(),
                })
                .refine(({ tests, hand }) => tests ?? hand, 'demande sa preuve : "tests", "hand" ou les deux'),
              z.strictObject({ ...criterion, state: state('NC'), hand: sentences.meta(hand) }),
              z.strictObject({ ...criterion, state: state('NA'), hand: text(5, 200).meta(hand) }),
            ]),
          )
          .meta({ title: 'Critères', description: 'Ceux du thème, dans leur ordre.' }),
      }),
    )
    .length(13)
    .meta({ title: 'Thèmes', description: 'Les treize du référentiel.' }),
});
