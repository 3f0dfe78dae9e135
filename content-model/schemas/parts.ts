/** Parts that several pages have. */
import { z } from 'astro/zod';
import type { Facts } from '../text/fill-in.ts';
import { entryOf, vocabularyOf } from './text.ts';

/** What the schemas of the pages are made of, in words that may name these facts. */
export function wordingOf(facts: Facts) {
  const vocabulary = vocabularyOf(facts);
  const { item, label, lead, picture, said, text, title } = vocabulary;

  /** A text under a title, with a picture. */
  const pictured = z.strictObject({ title, text: said, picture });

  /** A heading above a number of things alike, which is the design's. */
  const titled = <Item extends z.ZodType>(shape: Item, least: number, most = least) =>
    z.strictObject({
      title,
      lead: lead.optional(),
      items: z
        .array(shape)
        .min(least)
        .max(most)
        .meta({ title: 'Éléments', description: `Dans l'ordre de la page ; il en faut ${least === most ? least : `de ${least} à ${most}`}.` }),
    });

  const unit = z.string().max(8).default('').meta({ title: 'Unité', description: 'Ce qui suit le chiffre, comme "h" ou "%" ; vide si rien.' });

  /** A number that stands for something. */
  const figure = z
    .strictObject({
      value: text(1, 6).meta({ title: 'Chiffre', description: 'Six signes au plus, comme "500+".' }),
      unit,
      label: text(2, 60).meta({ title: 'Ce que compte ce chiffre', description: 'Une ligne sous le chiffre.' }),
    })
    .meta({ title: 'Chiffre', description: "Un chiffre que l'entreprise peut prouver." });

  /** The words of a seal on a tile; a longer value would leave the tile. */
  const seal = z.strictObject({
    value: text(2, 7).meta({ title: 'En grand', description: 'Sept signes au plus, comme "10 ans".' }),
    label: text(4, 30).meta({ title: 'En petit', description: 'La ligne sous le grand.' }),
  });

  /** A page of the State that says more; leads away from the site. */
  const official = z
    .strictObject({
      label: label.meta({ title: 'Texte du lien', description: 'Ce que le visiteur trouve au bout du lien.' }),
      href: z
        .url({ error: 'doit être une adresse complète, comme "https://www.service-public.gouv.fr"', abort: true })
        .regex(/^https:\/\//, 'doit commencer par https://')
        .meta({ title: 'Adresse', description: "L'adresse complète, qui commence par https://." }),
    })
    .meta({ title: 'Lien officiel', description: "Une page de l'État qui en dit plus." });

  /** What people ask, in their words, and an honest answer. */
  const questions = z
    .strictObject({
      title,
      items: z
        .array(
          z.strictObject({
            title: label.meta({ title: 'Question', description: 'Dans les mots de qui la pose.' }),
            text: said.meta({ title: 'Réponse', description: "D'une à trois phrases." }),
            link: official.optional(),
          }),
        )
        .min(1)
        .max(6)
        .meta({ title: 'Questions', description: "D'une à six, les plus fréquentes d'abord." }),
    })
    .meta({ title: 'Questions', description: "Ce qu'on vous demande, et ce que vous répondez." });

  /** What holds after the work, with the seal of a warranty that has one. */
  const warranty = z
    .strictObject({
      title,
      text: said,
      seal: seal.meta({ title: 'Sceau', description: 'Ce qui est gravé sur la tuile, à côté du texte.' }).optional(),
    })
    .meta({ title: 'Garantie', description: 'Ce qui vaut après les travaux.' });

  /** The last word of a page; `mail` is a button that writes to us, where a photo helps. */
  const closing = z
    .strictObject({
      title,
      text: said,
      mail: label.meta({ title: 'Bouton « écrire »', description: 'Ce que dit le bouton qui ouvre un e-mail ; sans lui, pas de bouton.' }).optional(),
    })
    .meta({ title: 'Dernier mot', description: 'Le bandeau avant le pied de page.' });

  /** Projects that a page shows. */
  const projectList = (count: number) =>
    z
      .strictObject({
        title,
        lead: lead.optional(),
        projects: z
          .array(entryOf('projects'))
          .length(count)
          .meta({ title: 'Chantiers', description: `Les ${count} chantiers montrés, dans cet ordre.` }),
      })
      .meta({ title: 'Réalisations', description: 'Les chantiers que montre la page.' });

  /** Four steps of a work, in their order. */
  const steps = titled(item, 4).meta({ title: 'Étapes', description: 'Comment cela se passe, en quatre étapes.' });
  /** What something is made of, four of it. */
  const materials = titled(pictured, 4).meta({ title: 'Matériaux', description: 'Quatre matériaux, chacun avec son image.' });

  return {
    facts,
    vocabulary,
    parts: { pictured, titled, figure, seal, official, questions, warranty, closing, projectList, steps, materials },
  };
}

/** All of it. */
export type Wording = ReturnType<typeof wordingOf>;
