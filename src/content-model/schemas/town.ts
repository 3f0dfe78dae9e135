import { z } from 'zod';
import { distance } from '../../lib/geo/distance.ts';
import { placeholdersByPage } from '../../lib/text/fill-in.ts';
import { typesetNamed } from '../../lib/text/typography.ts';
import { services } from '../../services.ts';
import type { Site } from '../facts/site.ts';
import { zonesTitle } from '../facts/zones.ts';
import { group, list, named, position } from '../owner/fields.ts';
import { roofDrawing, shownPart } from './roof-drawing.ts';
import { type SiteFields, siteFields } from './site-fields.ts';

/** The services as the owner calls them, by their files. */
const titles = Object.fromEntries(Object.values(services).map(({ slug, title }) => [slug, title]));

/** The blocks between the first view and what all town pages share. */
const blockNames = {
  around: 'Autour de la ville',
  craft: 'Ce que demande le lieu',
  problems: 'Ce qui ne va pas',
  focus: 'Propre à la ville',
};
const townBlock = z.enum(['around', 'craft', 'problems', 'focus']).meta({ choices: blockNames });

/** A town and its page. */
export function townSchema({ name }: SiteFields, site: Site) {
  /** Texts of a town may name its distance from the workshop, as `{distance}`. */
  const local = siteFields(site, placeholdersByPage.town);

  return z
    .strictObject({
      draft: named(
        'Brouillon',
        'Oui, tant que la page n’est pas prête ; elle n’est alors pas publiée.',
        z.boolean(),
      ).optional(),
      order: named(
        'Ordre',
        'Sa place parmi les villes ; chaque ville a la sienne.',
        z.int().min(1),
      ),
      name: name(2, 80, 'Nom', 'La ville, avec ses accents et ses traits d’union.'),
      group: z.enum(Object.keys(site.zones.groups)).meta({
        title: 'Zone',
        description: `Celle de « ${zonesTitle} » où elle se trouve.`,
        choices: Object.fromEntries(
          Object.entries(site.zones.groups).map(([name, { names }]) => [name, names.join(', ')]),
        ),
      }),
      position,
      altitude: named(
        'Altitude',
        'Celle du centre, en mètres, à 5 m près ; là où un toit la sent, dès 400 m environ.',
        z.int().min(0).max(2000),
      ).optional(),
      radius: named(
        'Rayon',
        'Jusqu’où vous allez autour de la ville, en kilomètres.',
        z.int().min(5).max(50),
      ),
      area: local
        .text(4, 60, 'Secteur', 'Le coin de pays où se trouve la ville, comme "Nord Alsace".')
        .optional(),
      picture: named('Grande image', 'En haut de la page.', local.picture),
      tagline: local.labelOf(
        15,
        70,
        'Accroche',
        'Une ligne sous le nom, qui ne va qu’à cette ville.',
      ),
      lead: local.text(60, 320, 'Introduction', 'Finit par ce que vous y faites.'),
      /** Block order, so that town pages differ: as `[focus, around]`; the others follow. */
      sequence: named(
        'Ordre des blocs',
        'Un bloc que vous n’y mettez pas vient à la fin.',
        z.array(townBlock).transform((blocks) => [...new Set([...blocks, ...townBlock.options])]),
      ),
      /** First text block: the area we serve and its roofs. */
      around: group('Autour de la ville', 'Où vous allez, et ce que vous y trouvez.', {
        title: local.title,
        communes: list('Communes', 'De cinq à dix communes du rayon.', name(2, 40), 5, 10),
        visits: local.text(
          40,
          400,
          'Visites',
          'Ce que le visiteur prépare ou vous dit avant votre venue, et qui ne vaut que là.',
        ),
        roofs: named('Toits', 'Ceux qu’on y voit : âge, forme, matériau.', local.paragraphs(1, 3)),
      }),
      /** Second text block: what local weather and rules require of a roof. */
      craft: group(
        'Ce que demande le lieu',
        'Ce que le temps et les règles y demandent à un toit.',
        {
          title: local.title,
          paragraphs: local.paragraphs(1, 3),
          picture: named(
            'Image',
            'À côté du texte ; une qui montre ce que demande le lieu, et que la page ne montre pas déjà.',
            local.picture,
          ).optional(),
          specialities: list(
            'Spécialités',
            'De quatre à six travaux que vous y faites.',
            local.text(5, 80),
            4,
            6,
          ),
        },
      ),
      problems: group(
        'Ce qui ne va pas',
        'Les défauts des toits du lieu, et ce que vous y faites.',
        {
          title: local.title,
          /** The roof that has them, unless the drawing stands in `focus`. */
          drawing: roofDrawing(local).optional(),
          items: list(
            'Problèmes',
            'De deux à quatre.',
            z.strictObject({
              title: local.title,
              part: shownPart,
              problem: local.sentences('Problème', 'Ce qu’on voit, et d’où cela vient.'),
              remedy: local.sentences('Remède', 'Ce que vous faites.'),
            }),
            2,
            4,
          ),
        },
      ),
      focus: focus(local),
      services: servicesOf(local).optional(),
      /** For whoever checks a fact; not shown. */
      sources: list(
        'Sources',
        'D’où vient chaque fait du lieu ; la page ne les montre pas.',
        z.strictObject({
          fact: named('Fait', 'Ce que dit la page.', z.string().min(5)),
          where: named('Trouvé où', 'Le livre, le site ou la personne.', z.string().min(5)),
        }),
        1,
      ),
      seo: local.seo,
    })
    .refine(
      ({ problems, focus }) => !(problems.drawing && focus.drawing),
      'demande un seul dessin, à côté des problèmes ou de la réponse',
    )
    .refine(
      ({ problems: { drawing, items } }) =>
        items.every((item) => !item.part || drawing?.parts.some(({ part }) => part === item.part)),
      'demande, pour chaque problème, une pièce que nomme le dessin à côté',
    )
    .transform((town) => {
      const kilometres = Math.round(distance(site.company.position, town.position));
      return typesetNamed(town, { distance: String(kilometres) });
    });
}

/**
 * What only this town has to say, in one of four forms: an answer to its title, a timeline, steps,
 * or a material with its measures.
 */
function focus(fields: SiteFields) {
  const { item, label, lead, paragraph, paragraphs, picture } = fields;
  return named(
    'Propre à la ville',
    'Ce que seul cet endroit a à dire, dans une des quatre formes.',
    z
      .strictObject({
        title: label(
          'Titre',
          'Une ligne ; pour une réponse, la question, dans les mots d’un propriétaire de la ville.',
        ),
        lead: lead.optional(),
        paragraphs: named(
          'Une réponse',
          'À la question du titre, en un à trois paragraphes.',
          paragraphs(1, 3),
        ).optional(),
        /** Beside an answer. */
        drawing: roofDrawing(fields).optional(),
        timeline: list(
          'Des années ou des saisons',
          'De trois à cinq ; le titre dit quand.',
          item,
          3,
          5,
        ).optional(),
        steps: list('Des étapes', 'Quatre, dans leur ordre.', item, 4, 4).optional(),
        material: group('Un matériau', 'Ce qu’on pose là, avec son image et ses mesures.', {
          text: paragraph('Texte', 'Un paragraphe sur ce matériau.'),
          picture,
          items: list('Mesures', 'De deux à quatre ; le titre est le chiffre.', item, 2, 4),
        }).optional(),
      })
      .refine(
        ({ paragraphs, timeline, steps, material }) =>
          [paragraphs, timeline, steps, material].filter(Boolean).length === 1,
        'demande une de ces formes, et une seule : une réponse, des années ou des saisons, ' +
          'des étapes, un matériau',
      )
      .refine(
        ({ drawing, paragraphs }) => !drawing || paragraphs,
        'demande une réponse à côté de son dessin',
      ),
  );
}

/** What stands at the foot of the page: so that it is not alike in every town. */
const servicesOf = ({ decoration }: SiteFields) =>
  list(
    'Nos métiers',
    'En bas de la page : ceux que la ville demande le plus ; les autres suivent.',
    z.strictObject({
      service: z
        .enum(Object.keys(titles))
        .meta({ title: 'Métier', description: 'Chacun une fois.', choices: titles }),
      picture: decoration.optional(),
    }),
    1,
    5,
  ).refine(
    (services) => new Set(services.map(({ service }) => service)).size === services.length,
    'demande chaque métier une seule fois',
  );
