import { z } from 'zod';
import { list, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The roofs that can be drawn, with the parts that each can show. */
export const roofForms = {
  gable: {
    title: 'Deux pans',
    parts: {
      ridge: 'Le faîtage',
      tile: 'La couverture',
      batten: 'Un liteau',
      underlay: "L'écran sous la couverture",
      rafter: 'Le pied du chevron',
      kick: 'Le coyau',
      purlin: 'La panne',
      truss: 'La fermette',
      floor: 'Un isolant sur le plancher',
      wool: 'Un isolant entre chevrons',
      sarking: 'Un isolant sur les chevrons',
      gutter: 'La gouttière',
      needles: 'Des aiguilles dans la gouttière',
      other: "L'autre pan",
      verge: 'Une vis en tête de chaque tuile de rive',
      border: 'Des attaches au bord et au faîte',
      field: 'Des attaches au milieu du pan',
      moss: 'De la mousse',
      hail: 'Un grêlon',
      drops: 'Des gouttes sous la couverture',
      snow: 'De la neige',
      guard: 'Un arrêt de neige',
      ice: 'De la glace au bord',
      cladding: 'Un bardage au mur',
    },
  },
  mansard: {
    title: 'À la Mansart, côté rue',
    parts: {
      terrace: 'Le terrasson',
      brisis: 'Le brisis',
      dormer: "La jouée d'une lucarne",
      gutter: 'Le chéneau',
      other: 'Le versant sur cour',
    },
  },
  sheds: {
    title: 'Sheds, en dents de scie',
    parts: {
      glass: 'Le vitrage',
      tile: 'La couverture',
      gutter: 'Le chéneau entre deux sheds',
      overflow: 'Le trop-plein',
    },
  },
  valley: {
    title: 'Deux maisons et leur chéneau',
    parts: {
      valley: 'Le chéneau',
      wall: 'Le mur mitoyen',
      tile: 'La couverture',
      floor: 'Un isolant sur le plancher',
    },
  },
  lean: {
    title: 'Un toit contre un mur plus haut',
    parts: {
      flashing: 'Le solin',
      wall: 'Le mur',
      upper: "Le toit d'en haut",
      tile: 'La couverture',
      underlay: "L'écran sous la couverture",
      gutter: 'La gouttière',
    },
  },
  halves: {
    title: 'Deux moitiés, dont une isolée par-dessus',
    parts: {
      joint: 'Le couloir de zinc',
      wall: 'Le mur mitoyen',
      sarking: "L'isolant",
      tile: "L'ancienne couverture",
    },
  },
  edge: {
    title: 'Le bord du toit, de près',
    parts: {
      tile: 'Une tuile',
      nib: 'Son tenon',
      under: 'Sa face cachée',
      batten: 'Un liteau',
      gap: 'Une tuile ôtée',
      moss: 'De la mousse',
      gutter: 'La gouttière',
    },
  },
} as const satisfies Record<string, { title: string; parts: Record<string, string> }>;

/** A roof that can be drawn. */
export type RoofForm = keyof typeof roofForms;

type PartsOf<Form extends RoofForm> = keyof (typeof roofForms)[Form]['parts'];
/** A part that one of the roofs can show. */
export type RoofPart = { [Form in RoofForm]: PartsOf<Form> }[RoofForm];

const coverings = {
  plain: 'Tuile plate, en double',
  interlocking: 'Tuile à emboîtement',
  concrete: 'Tuile béton',
  zinc: 'Zinc à joint debout',
  steel: 'Bac acier',
};
/** What covers a roof. */
export type Covering = keyof typeof coverings;

const isForm = (key: string): key is RoofForm => key in roofForms;
const isCovering = (key: string): key is Covering => key in coverings;

const parts: Record<string, string> = Object.assign(
  {},
  ...Object.values(roofForms).map((form) => form.parts),
);

const isPart = (key: string): key is RoofPart => key in parts;

const roofPart = z.enum(Object.keys(parts).filter(isPart));

/** The part of a drawing that has what a text speaks of: its number stands before the title. */
export const shownPart = roofPart
  .meta({
    title: 'Sur le dessin',
    description: 'La pièce du dessin où on le voit ; son numéro se met devant le titre.',
    choices: parts,
  })
  .optional();

/** The roof that a text speaks of, in section: what its legend names is drawn. */
export function roofDrawing({ sentences, text }: SiteFields) {
  return named(
    'Le toit en coupe',
    'Un dessin du toit dont parle le texte, avec les noms de ses pièces.',
    z
      .strictObject({
        /** As `gable`. */
        form: z.enum(Object.keys(roofForms).filter(isForm)).meta({
          title: 'Forme',
          description: 'Celle du toit.',
          choices: Object.fromEntries(
            Object.entries(roofForms).map(([form, { title }]) => [form, title]),
          ),
        }),
        /** As `plain`. */
        covering: z.enum(Object.keys(coverings).filter(isCovering)).meta({
          title: 'Couverture',
          description: 'Ce qui le couvre.',
          choices: coverings,
        }),
        /** As `50`. */
        pitch: named(
          'Pente',
          'En degrés. Elle ne vaut pas pour un toit à la Mansart, des sheds ou deux moitiés.',
          z.int().min(5).max(60),
        ),
        label: sentences('Ce que montre le dessin', 'Lu à voix haute à qui ne le voit pas.'),
        /** As `{ part: ridge, name: Faîtière scellée à la chaux }`, in the order of the numbers. */
        parts: list(
          'Pièces',
          'De deux à quatre, par les numéros du dessin ; une pièce nommée est dessinée.',
          z.strictObject({
            part: roofPart.meta({
              title: 'Pièce',
              description: 'Une de celles que cette forme peut montrer.',
              choices: parts,
            }),
            name: text(
              3,
              40,
              'Nom de la partie',
              'Celui du métier, comme "Faîtière scellée à la chaux".',
            ),
          }),
          2,
          4,
        ),
      })
      .refine(
        ({ form, parts }) => parts.every(({ part }) => part in roofForms[form].parts),
        'demande des pièces que cette forme peut montrer',
      ),
  );
}
