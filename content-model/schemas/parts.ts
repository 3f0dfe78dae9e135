/** Schema parts shared by several pages. */
import { z } from 'astro/zod';
import type { Facts } from '../text/fill-in.ts';
import { entryOf, vocabularyOf } from './text.ts';

/** Builds the shared parts for texts with these facts. */
export function wordingOf(facts: Facts) {
  const vocabulary = vocabularyOf(facts);
  const { item, label, lead, picture, said, text, title } = vocabulary;

  const pictured = z.strictObject({ title, text: said, picture });

  /** A heading above a fixed number of items, set by the design. */
  const titled = <Item extends z.ZodType>(shape: Item, least: number, most = least) =>
    z.strictObject({
      title,
      lead: lead.optional(),
      items: z
        .array(shape)
        .min(least)
        .max(most)
        .meta({
          title: 'Éléments',
          description: `Dans l'ordre de la page ; il en faut ${least === most ? least : `de ${least} à ${most}`}.`,
        }),
    });

  const unit = z
    .string()
    .max(8)
    .default('')
    .meta({
      title: 'Unité',
      description: 'Ce qui suit le chiffre, comme "h" ou "%" ; vide si rien.',
    });

  const figure = z
    .strictObject({
      value: text(1, 6).meta({
        title: 'Chiffre',
        description: 'Six signes au plus, comme "500+".',
      }),
      unit,
      label: text(2, 60).meta({
        title: 'Ce que compte ce chiffre',
        description: 'Une ligne sous le chiffre.',
      }),
    })
    .meta({ title: 'Chiffre', description: "Un chiffre que l'entreprise peut prouver." });

  /** The text on a seal; longer values would not fit on the tile. */
  const seal = z.strictObject({
    value: text(2, 7).meta({
      title: 'En grand',
      description: 'Sept signes au plus, comme "10 ans".',
    }),
    label: text(4, 30).meta({ title: 'En petit', description: 'La ligne sous le grand.' }),
  });

  /** A link to an official page outside the site. */
  const official = z
    .strictObject({
      label: label.meta({
        title: 'Texte du lien',
        description: 'Ce que le visiteur trouve au bout du lien.',
      }),
      href: z
        .url({
          error: 'doit être une adresse complète, comme "https://www.service-public.gouv.fr"',
          abort: true,
        })
        .regex(/^https:\/\//, 'doit commencer par https://')
        .meta({ title: 'Adresse', description: "L'adresse complète, qui commence par https://." }),
    })
    .meta({ title: 'Lien officiel', description: "Une page de l'État qui en dit plus." });

  /** Frequent questions and answers. */
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

  /** The warranty, with its seal if it has one. */
  const warranty = z
    .strictObject({
      title,
      text: said,
      seal: seal
        .meta({ title: 'Sceau', description: 'Ce qui est gravé sur la tuile, à côté du texte.' })
        .optional(),
    })
    .meta({ title: 'Garantie', description: 'Ce qui vaut après les travaux.' });

  /** The closing banner of a page; `mail` is a button to write to us, where a photo helps. */
  const closing = z
    .strictObject({
      title,
      text: said,
      mail: label
        .meta({
          title: 'Bouton « écrire »',
          description: 'Ce que dit le bouton qui ouvre un e-mail ; sans lui, pas de bouton.',
        })
        .optional(),
    })
    .meta({ title: 'Dernier mot', description: 'Le bandeau avant le pied de page.' });

  const projectList = (count: number) =>
    z
      .strictObject({
        title,
        lead: lead.optional(),
        projects: z
          .array(entryOf('projects'))
          .length(count)
          .meta({
            title: 'Chantiers',
            description: `Les ${count} chantiers montrés, dans cet ordre.`,
          }),
      })
      .meta({ title: 'Réalisations', description: 'Les chantiers que montre la page.' });

  const steps = titled(item, 4).meta({
    title: 'Étapes',
    description: 'Comment cela se passe, en quatre étapes.',
  });
  const materials = titled(pictured, 4).meta({
    title: 'Matériaux',
    description: 'Quatre matériaux, chacun avec son image.',
  });

  return {
    facts,
    vocabulary,
    parts: {
      pictured,
      titled,
      figure,
      seal,
      official,
      questions,
      warranty,
      closing,
      projectList,
      steps,
      materials,
    },
  };
}

/** The shared parts and texts. */
export type Wording = ReturnType<typeof wordingOf>;
