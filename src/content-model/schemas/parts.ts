/** Schema parts shared by several pages. */
import { z } from 'zod';
import type { Site } from '../facts/site.ts';
import { group, list, named, webAddress } from '../owner/fields.ts';
import { projectName, vocabularyOf } from './text.ts';

/** Builds the shared parts for the texts of a site. */
export function wordingOf(site: Pick<Site, 'facts' | 'pictures'>) {
  const vocabulary = vocabularyOf(site);
  const { item, label, lead, picture, said, sentences, text, title, words } = vocabulary;

  const pictured = z.strictObject({ title, text: said, picture });

  /** A heading above a fixed number of items, set by the design. */
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

  const unit = named(
    'Unité',
    'Ce qui suit le chiffre, comme "h" ou "%" ; vide si rien.',
    z.string().max(8).default(''),
  );

  const figure = group('Chiffre', "Un chiffre que l'entreprise peut prouver.", {
    value: text(1, 6, 'Chiffre', 'Six signes au plus, comme "500+".'),
    unit,
    label: text(2, 60, 'Ce que compte ce chiffre', 'Une ligne sous le chiffre.'),
    source: text(5, 120, 'Source', "Qui l'a compté, quand, auprès de qui.").optional(),
  });

  /** The text on a badge; longer values would not fit on the tile. */
  const badge = z.strictObject({
    value: text(2, 7, 'En grand', 'Sept signes au plus, comme "10 ans".'),
    label: text(4, 30, 'En petit', 'La ligne sous le grand.'),
  });

  /** A link to an official page outside the site. */
  const official = group('Lien officiel', "Une page de l'État qui en dit plus.", {
    label: named('Texte du lien', 'Ce que le visiteur trouve au bout du lien.', label),
    href: named(
      'Adresse',
      "L'adresse complète, qui commence par https://.",
      webAddress.regex(/^https:\/\//, 'doit commencer par https://'),
    ),
  });

  /** Frequent questions and answers. */
  const questions = group('Questions', "Ce qu'on vous demande, et ce que vous répondez.", {
    title,
    items: list(
      'Questions',
      "D'une à dix, les plus fréquentes d'abord.",
      z.strictObject({
        title: named('Question', 'Dans les mots de qui la pose.', label),
        text: named('Réponse', "D'une à trois phrases.", said),
        link: official.optional(),
      }),
      1,
      10,
    ),
  });

  /** The warranty, with its badge if it has one. */
  const warranty = group('Garantie', 'Ce qui vaut après les travaux.', {
    title,
    text: said,
    badge: named('Sceau', 'Ce qui est gravé sur la tuile, à côté du texte.', badge).optional(),
  });

  /** The closing banner of a page; `mail` is a button to write to us, where a photo helps. */
  const closing = group('Dernier mot', 'Le bandeau avant le pied de page.', {
    title,
    text: said,
    mail: named(
      'Bouton « écrire »',
      'Ce que dit le bouton qui ouvre un e-mail ; sans lui, pas de bouton.',
      label,
    ).optional(),
  });

  const projectList = (count: number) =>
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
    });

  /** A few short lines under a title. */
  const points = (name: string) =>
    group(name, 'En quelques lignes.', {
      title,
      items: list('Lignes', 'De trois à six.', text(5, 140), 3, 6),
    });

  /** What a form says at its button, and once it was sent. */
  const formWords = {
    done: text(
      5,
      60,
      'Demande arrivée',
      'Au-dessus du formulaire vide, une fois la demande envoyée.',
    ),
    numberSent: words('Avant le numéro', 'Précède le numéro que le visiteur a laissé.'),
    emailSent: words("Avant l'e-mail", "Précède l'adresse que le visiteur a laissée."),
    privacy: named(
      'Données personnelles',
      "Suit le nom de l'entreprise, près du bouton du formulaire.",
      sentences,
    ),
  };

  const steps = named('Étapes', 'Comment cela se passe, en quatre étapes.', titled(item, 4));
  const materials = named(
    'Matériaux',
    'Quatre matériaux, chacun avec son image.',
    titled(pictured, 4),
  );

  return {
    ...vocabulary,
    site,
    pictured,
    titled,
    figure,
    badge,
    official,
    questions,
    warranty,
    closing,
    projectList,
    points,
    formWords,
    steps,
    materials,
  };
}

/** The shared parts and texts. */
export type Wording = ReturnType<typeof wordingOf>;
