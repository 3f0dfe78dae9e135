/** Parts that several pages have. */
import { z } from 'zod';
import { group, list, named, webAddress } from '../owner/fields.ts';
import type { pageFields } from './page-fields.ts';
import type { pictureFields } from './picture-fields.ts';
import type { TextTypes } from './text-types.ts';

type Fields = TextTypes & ReturnType<typeof pageFields> & ReturnType<typeof pictureFields>;

/** The name of a worksite's file; `check.ts` checks that it exists. */
const projectName = z.string().trim().min(1).meta({ entryOf: 'projects' });

/** Lists under a title. */
export function listParts({ body, item, lead, picture, text, title }: Fields) {
  /** A number of items that the design has room for. */
  const titled = <Item extends z.ZodType>(shape: Item, least: number, most = least) =>
    z.strictObject({
      title,
      lead: lead.optional(),
      items: list(
        'Éléments',
        `Dans l'ordre de la page ; il en faut ${least === most ? least : `de ${least} à ${most}`}.`,
        shape,
        least,
        most,
      ),
    });
  /** An item with a picture. */
  const pictured = z.strictObject({ title, text: body, picture });
  return {
    titled,
    pictured,
    /** A few short lines. */
    points: (name: string) =>
      group(name, 'En quelques lignes.', {
        title,
        items: list('Lignes', 'De trois à six.', text(5, 140), 3, 6),
      }),
    steps: named('Étapes', 'Comment cela se passe, en quatre étapes.', titled(item, 4)),
    materials: named('Matériaux', 'Quatre matériaux, chacun avec son image.', titled(pictured, 4)),
    /** The worksites that a page shows, by the names of their files. */
    projectList: (count: number) =>
      group('Réalisations', 'Les chantiers que montre la page.', {
        title,
        lead: lead.optional(),
        projects: list(
          'Chantiers',
          `Les ${count} chantiers montrés, dans cet ordre.`,
          projectName,
          count,
          count,
        ).refine((ids) => new Set(ids).size === ids.length, 'le même chantier y est deux fois'),
      }),
  };
}

const unit = named(
  'Unité',
  'Ce qui suit le chiffre, comme "h" ou "%" ; vide si rien.',
  z.string().max(8).default(''),
);

/** Blocks with their fields. */
export function blockParts({ body, label, lines, sentences, text, title }: Fields) {
  /** What a tile has room for, as `10 ANS` above `GARANTIE DÉCENNALE`. */
  const badge = z.strictObject({
    value: text(2, 7, 'En grand', 'Sept signes au plus, comme "10 ans".'),
    label: text(4, 30, 'En petit', 'La ligne sous le grand.'),
  });
  /** A link to an official page outside the site. */
  const officialLink = group('Lien officiel', "Une page de l'État qui en dit plus.", {
    label: label('Texte du lien', 'Ce que le visiteur trouve au bout du lien.'),
    href: named(
      'Adresse',
      "L'adresse complète, qui commence par https://.",
      webAddress.regex(/^https:\/\//, 'doit commencer par https://'),
    ),
  });
  return {
    badge,
    officialLink,
    /** As `500`, `+` and `chantiers réalisés`. */
    figure: group('Chiffre', "Un chiffre que l'entreprise peut prouver.", {
      value: text(1, 6, 'Chiffre', 'Six signes au plus, comme "500+".'),
      unit,
      label: text(2, 60, 'Ce que compte ce chiffre', 'Une ligne sous le chiffre.'),
      source: text(5, 120, 'Source', "Qui l'a compté, quand, auprès de qui.").optional(),
    }),
    questions: group('Questions', "Ce qu'on vous demande, et ce que vous répondez.", {
      title,
      items: list(
        'Questions',
        "D'une à dix, les plus fréquentes d'abord.",
        z.strictObject({
          title: label('Question', 'Dans les mots de qui la pose.'),
          text: sentences('Réponse', "D'une à trois phrases."),
          link: officialLink.optional(),
        }),
        1,
        10,
      ),
    }),
    warranty: group('Garantie', 'Ce qui vaut après les travaux.', {
      title,
      text: body,
      badge: named('Sceau', 'Ce qui est gravé sur la tuile, à côté du texte.', badge).optional(),
    }),
    prices: lines('Prix', 'Lignes sur les prix ; celle dont une donnée manque ne paraît pas.'),
    /** The banner at the end of a page. */
    closing: group('Dernier mot', 'Le bandeau avant le pied de page.', {
      title,
      text: body,
      /** Where a photograph helps us, as `Envoyer une photo`. */
      mail: label(
        'Bouton « écrire »',
        'Ce que dit le bouton qui ouvre un e-mail ; sans lui, pas de bouton.',
      ).optional(),
    }),
    /** What a form says at its button, and once it was sent. */
    formWords: {
      done: text(
        5,
        60,
        'Demande arrivée',
        'Au-dessus du formulaire vide, une fois la demande envoyée.',
      ),
      numberSent: label('Avant le numéro', 'Précède le numéro que le visiteur a laissé.'),
      emailSent: label("Avant l'e-mail", "Précède l'adresse que le visiteur a laissée."),
      /** Goes on after the company's name, as `reçoit ce message pour vous répondre…`. */
      privacy: sentences(
        'Données personnelles',
        "Suit le nom de l'entreprise, près du bouton du formulaire.",
      ),
    },
  };
}
