import { z } from 'zod';
import { day, group, list, named, webAddress } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** Drawings that a mark may be instead of letters, by what the owner calls them. */
const drawings = new Map<unknown, string>([
  ['tuile', 'tile'],
  ['épingle', 'pin'],
]);

/** The home page. */
export const homeSchema = (field: SiteFields) =>
  z.strictObject({
    hero: group('Haut de la page', "Ce qu'on voit d'abord.", {
      heading: field.heading,
      lead: field.lead,
      picture: field.picture,
      emergency: field.text(5, 60, 'Urgence', 'Avant le numéro de téléphone.'),
      leak: field.label(
        'Fuite',
        "Le lien vers la page d'urgence, où la maison montre ce qui fuit.",
      ),
      badges: list('Sceaux', 'Les deux sceaux de la grande image.', field.badge, 2, 2),
    }),
    intro: group('Présentation', "L'entreprise, en quelques lignes.", {
      title: field.title,
      lead: field.lead,
      paragraphs: field.paragraphs(1, 3),
      more: group('Une question', 'Un paragraphe de plus, qui s’ouvre sous sa question.', {
        title: field.title,
        text: field.paragraph('Texte', 'Un paragraphe.'),
      }),
      facts: list(
        'Promesses',
        'Deux, en quelques mots chacune.',
        z.strictObject({
          title: field.title,
          text: field.text(4, 60, 'Texte', 'Quelques mots.'),
        }),
        2,
        2,
      ),
      picture: field.picture,
    }),
    services: group('Prestations', 'Au-dessus de la maison.', {
      title: field.title,
      lead: field.lead,
      house: named(
        'Maison',
        'La maison, détourée sur fond blanc, où pendent les tuiles.',
        field.picture,
      ),
    }),
    quote: named('Devis', 'Le bandeau sous les prestations.', field.closing),
    reasons: named(
      'Raisons',
      'Pourquoi vous confier un toit.',
      field.titled(
        z.strictObject({
          mark: named(
            'Signe',
            'Ce qui est écrit sur le sceau, comme "RGE" ; "tuile" y dessine une tuile, ' +
              '"épingle" une épingle.',
            z.preprocess((written) => drawings.get(written) ?? written, field.text(1, 4)),
          ),
          title: field.title,
          text: field.body,
        }),
        6,
      ),
    ),
    /** Ticked, as `Certification RGE`. */
    credentials: list(
      'Titres',
      'Deux, en quelques mots ; la note les précède.',
      field.label(),
      2,
      2,
    ),
    figures: list('Chiffres', 'Quatre chiffres que vous pouvez prouver.', field.figure, 4, 4),
    realisations: field.projectList(5),
    reviews: group('Avis', 'La note, et ce qui entoure les avis.', {
      title: field.title,
      lead: field.lead,
      rating: named('Note', 'La moyenne, et qui la donne.', field.figure),
      google: group('Page Google', "D'où vient la note.", {
        url: named('Adresse', 'Celle de votre page Google.', webAddress),
        count: named("Nombre d'avis", 'Ce jour-là.', z.int().min(1)),
        date: named('Compté le', 'Le jour où vous avez compté.', day),
      }).optional(),
      rules: field.sentences(
        'Règles',
        'Comment les avis sont vérifiés, rangés et gardés ; à côté d’eux.',
      ),
    }),
    zones: group('Zones', 'Au-dessus des zones.', { title: field.title, lead: field.lead }),
    seo: field.seo,
  });
