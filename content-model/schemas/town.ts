import { z } from 'astro/zod';
import { distance } from '../../src/zones/distance.ts';
import type { Site } from '../site.ts';
import { fillIn, mapTexts, namesInTowns } from '../text/fill-in.ts';
import { typeset } from '../text/typeset.ts';
import { zonesTitle } from '../zones.ts';
import type { Wording } from './parts.ts';
import { position, vocabularyOf } from './text.ts';

/** A town and its page. */
export function townSchema(
  { facts, vocabulary: { name } }: Wording,
  { company, zones }: Pick<Site, 'company' | 'zones'>,
) {
  /** Town texts may use the distance from the workshop. */
  const local = vocabularyOf(facts, namesInTowns);

  const lead = local.lead.optional();

  /** Blocks between the hero and the shared parts. */
  const blockNames = {
    around: 'Autour de la ville',
    craft: 'Ce que demande le lieu',
    problems: 'Ce qui ne va pas',
    focus: 'Propre à la ville',
  };
  const townBlock = z.enum(['around', 'craft', 'problems', 'focus']).meta({ choices: blockNames });

  /** Content specific to this town, in one of four forms: an answer to its title, a timeline, steps, or a material with its measures. */
  const focus = z
    .strictObject({
      title: local.title.meta({
        description:
          'Une ligne ; pour une réponse, la question, dans les mots d’un propriétaire de la ville.',
      }),
      lead,
      paragraphs: local
        .paragraphs(1, 3)
        .meta({
          title: 'Une réponse',
          description: 'À la question du titre, en un à trois paragraphes.',
        })
        .optional(),
      timeline: z
        .array(local.item)
        .min(3)
        .max(5)
        .meta({
          title: 'Des années ou des saisons',
          description: 'De trois à cinq ; le titre dit quand.',
        })
        .optional(),
      steps: z
        .array(local.item)
        .length(4)
        .meta({ title: 'Des étapes', description: 'Quatre, dans leur ordre.' })
        .optional(),
      material: z
        .strictObject({
          text: local.paragraph.meta({
            title: 'Texte',
            description: 'Un paragraphe sur ce matériau.',
          }),
          picture: local.picture,
          items: z
            .array(local.item)
            .min(2)
            .max(4)
            .meta({ title: 'Mesures', description: 'De deux à quatre ; le titre est le chiffre.' }),
        })
        .meta({
          title: 'Un matériau',
          description: 'Ce qu’on pose là, avec son image et ses mesures.',
        })
        .optional(),
    })
    .refine(
      ({ paragraphs, timeline, steps, material }) =>
        [paragraphs, timeline, steps, material].filter(Boolean).length === 1,
      'demande une de ces formes, et une seule : une réponse, des années ou des saisons, des étapes, un matériau',
    )
    .meta({
      title: 'Propre à la ville',
      description: 'Ce que seul cet endroit a à dire, dans une des quatre formes.',
    });

  return z
    .strictObject({
      order: z
        .int()
        .min(1)
        .meta({
          title: 'Ordre',
          description: 'Sa place parmi les villes ; chaque ville a la sienne.',
        }),
      name: name(2, 80).meta({
        title: 'Nom',
        description: 'La ville, avec ses accents et ses traits d’union.',
      }),
      group: z.enum(Object.keys(zones.groups)).meta({
        title: 'Zone',
        description: `Celle de « ${zonesTitle} » où elle se trouve.`,
        choices: Object.fromEntries(
          Object.entries(zones.groups).map(([name, { names }]) => [name, names.join(', ')]),
        ),
      }),
      position,
      altitude: z
        .int()
        .min(0)
        .max(2000)
        .meta({
          title: 'Altitude',
          description:
            'Celle du centre, en mètres, à 5 m près ; là où un toit la sent, dès 400 m environ.',
        })
        .optional(),
      radius: z
        .int()
        .min(5)
        .max(50)
        .meta({
          title: 'Rayon',
          description: 'Jusqu’où vous allez autour de la ville, en kilomètres.',
        }),
      area: local
        .text(4, 60)
        .meta({
          title: 'Secteur',
          description: 'Le coin de pays où se trouve la ville, comme "Nord Alsace".',
        })
        .optional(),
      picture: local.picture.meta({ title: 'Grande image', description: 'En haut de la page.' }),
      tagline: local
        .text(15, 70)
        .meta({
          title: 'Accroche',
          description: 'Une ligne sous le nom, qui ne va qu’à cette ville.',
        }),
      lead: local
        .text(60, 320)
        .meta({ title: 'Introduction', description: 'Finit par ce que vous y faites.' }),
      /** Block order, so that town pages differ. */
      sequence: z
        .array(townBlock)
        .transform((blocks) => [...new Set([...blocks, ...townBlock.options])])
        .meta({
          title: 'Ordre des blocs',
          description: 'Un bloc que vous n’y mettez pas vient à la fin.',
        }),
      /** First text block: the area we serve and its roofs. */
      around: z
        .strictObject({
          title: local.title,
          communes: z
            .array(name(2, 40))
            .min(5)
            .max(10)
            .meta({ title: 'Communes', description: 'De cinq à dix communes du rayon.' }),
          visits: local
            .text(40, 400)
            .meta({
              title: 'Visites',
              description:
                'Ce que le visiteur prépare ou vous dit avant votre venue, et qui ne vaut que là.',
            }),
          roofs: local
            .paragraphs(1, 3)
            .meta({ title: 'Toits', description: 'Ceux qu’on y voit : âge, forme, matériau.' }),
        })
        .meta({
          title: 'Autour de la ville',
          description: 'Où vous allez, et ce que vous y trouvez.',
        }),
      /** Second text block: what local weather and rules require of a roof. */
      craft: z
        .strictObject({
          title: local.title,
          paragraphs: local.paragraphs(1, 3),
          specialities: z
            .array(local.text(5, 80))
            .min(4)
            .max(6)
            .meta({
              title: 'Spécialités',
              description: 'De quatre à six travaux que vous y faites.',
            }),
        })
        .meta({
          title: 'Ce que demande le lieu',
          description: 'Ce que le temps et les règles y demandent à un toit.',
        }),
      problems: z
        .strictObject({
          title: local.title,
          items: z
            .array(
              z.strictObject({
                title: local.title,
                problem: local.sentences.meta({
                  title: 'Problème',
                  description: 'Ce qu’on voit, et d’où cela vient.',
                }),
                remedy: local.sentences.meta({
                  title: 'Remède',
                  description: 'Ce que vous faites.',
                }),
              }),
            )
            .min(2)
            .max(4)
            .meta({ title: 'Problèmes', description: 'De deux à quatre.' }),
        })
        .meta({
          title: 'Ce qui ne va pas',
          description: 'Les défauts des toits du lieu, et ce que vous y faites.',
        }),
      focus,
      /** For whoever checks a fact; not shown. */
      sources: z
        .array(
          z.strictObject({
            fact: z.string().min(5).meta({ title: 'Fait', description: 'Ce que dit la page.' }),
            where: z
              .string()
              .min(5)
              .meta({ title: 'Trouvé où', description: 'Le livre, le site ou la personne.' }),
          }),
        )
        .min(1)
        .meta({
          title: 'Sources',
          description: 'D’où vient chaque fait du lieu ; la page ne les montre pas.',
        }),
      seo: local.seo,
    })
    .transform((town) => {
      const kilometres = String(Math.round(distance(company.position, town.position)));
      const filled = mapTexts(town, (text) => typeset(fillIn(text, { distance: kilometres })));
      // File names keep their plain spaces and apostrophes.
      return { ...filled, picture: { ...filled.picture, file: town.picture.file } };
    });
}
