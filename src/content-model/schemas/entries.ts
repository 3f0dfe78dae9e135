/** Entries of which the owner has many, and what stands above pages for some days. */
import { z } from 'zod';
import { emergencyCategory, services } from '../../services.ts';
import type { Site } from '../facts/site.ts';
import { day, group, list, must, named, webAddress } from '../owner/fields.ts';
import type { Wording } from './parts.ts';
import { photo } from './text.ts';

/** A member of the team. */
export const personSchema = (
  { picture, text }: Wording,
  { company, today }: Pick<Site, 'company' | 'today'>,
) =>
  z.strictObject({
    name: text(2, 40, 'Nom', 'Comme "Luc Meyer", ou le prénom seul ; avec son accord.'),
    trade: text(3, 60, 'Métier', 'Comme "Couvreur-zingueur" ou "Apprentie charpentière".'),
    since: named(
      'Chez vous depuis',
      "L'année de son arrivée dans l'entreprise ; les plus anciens viennent en premier.",
      z
        .int()
        .min(
          company.foundedIn,
          `doit être une année, pas avant la fondation (${company.foundedIn})`,
        )
        .max(Number(today.slice(0, 4)), 'doit être une année qui a déjà commencé'),
    ),
    portrait: named(
      'Portrait',
      'Une photo de la personne, de préférence au travail ; avec son accord.',
      picture,
    ).optional(),
  });

/** An emergency is a category of its own beside those of the services. */
const categories = [emergencyCategory, ...Object.values(services).map(({ category }) => category)];

/** A worksite. */
export const projectSchema = ({ picture, said, text, title }: Wording) =>
  z.strictObject({
    title: title.meta({ description: 'Ce qui a été fait, en quelques mots.' }),
    description: named(
      'Description',
      'Ce que vous avez fait, et comment : une à trois phrases.',
      said,
    ),
    picture: named('Photo', 'Le chantier fini, ou en cours ; avec l’accord du client.', picture),
    before: named(
      'Photo d’avant',
      'Le même endroit avant les travaux ; les deux sont montrées côte à côte.',
      picture,
    ).optional(),
    photo,
    category: named('Catégorie', 'Le genre de travaux.', z.enum(categories)),
    location: text(2, 60, 'Ville', 'Où est le toit ; toute ville convient.'),
  });

/**
 * A customer review, with the data that article D111-17 of the Code de la consommation requires.
 */
export const reviewSchema = ({ text }: Wording, { today }: Pick<Site, 'today'>) =>
  z
    .strictObject({
      author: text(2, 60, 'Client', 'Le nom sous l’avis, comme "Anne M." ; avec son accord.'),
      town: text(2, 60, 'Ville', 'Où est le toit.').optional(),
      experienced: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, must('doit être une année et un mois, comme "2026-03"'))
        .meta({
          format: 'month',
          title: 'Mois des travaux',
          description: 'L’année et le mois, comme "2026-03".',
        }),
      published: named(
        'Paru le',
        'Le jour où l’avis a paru.',
        day.refine((written) => written <= today, 'est dans l’avenir'),
      ),
      source: text(2, 40, 'Où il a paru', 'Comme "Google" ou "Livre d’or".'),
      checked: named(
        'Vérifié',
        'Oui, si vous avez retrouvé ces travaux dans vos comptes.',
        z.boolean(),
      ),
      link: named('Lien', 'L’adresse de l’avis, s’il en a une.', webAddress).optional(),
      quote: text(10, 600, 'Avis', 'Les mots du client, tels quels.'),
    })
    .refine(({ experienced, published }) => experienced <= published.slice(0, 7), {
      error: 'est avant le mois des travaux',
      path: ['published'],
    });

const inOrder = { error: 'doit être le premier jour ou plus tard', path: ['to'] };
const days = {
  from: named('Premier jour', 'Le premier jour où cela vaut.', day),
  to: named('Dernier jour', 'Le dernier jour où cela vaut.', day),
};

/**
 * Announcements above every page for some days, and closures. Shown and removed by the visitor's
 * clock, without a build.
 */
export function announcementsSchema({ sentences, text }: Wording) {
  return z.strictObject({
    closures: list(
      'Fermetures',
      'Les jours où personne ne répond. Elles paraissent et s’en vont d’elles-mêmes.',
      z
        .strictObject({
          ...days,
          text: text(
            5,
            160,
            'Texte',
            'Après les jours, comme "Les urgences restent assurées."',
          ).optional(),
          announced: named(
            'Annoncée dès le',
            'Deux semaines avant, si rien n’est écrit.',
            day,
          ).optional(),
        })
        .refine(({ from, to }) => from <= to, inOrder),
    ),
    announcements: list(
      'Annonces',
      'Une ligne en haut de chaque page, pour quelques jours.',
      z
        .strictObject({
          ...days,
          kind: z.enum(['information', 'urgent']).meta({
            title: 'Genre',
            description: 'Une annonce urgente passe avant les autres.',
            choices: { information: 'Information', urgent: 'Urgent' },
          }),
          text: text(5, 160, 'Texte', 'Une phrase ou deux.'),
          link: group('Lien', 'Où en savoir plus.', {
            label: text(2, 40, 'Texte du lien', 'Ce que le visiteur trouve au bout du lien.'),
            href: named(
              'Adresse',
              'Une page du site, comme "/urgence", ou une adresse https://.',
              z.string().regex(/^(?:\/|https:\/\/)/, 'doit commencer par / ou https://'),
            ),
          }).optional(),
        })
        .refine(({ from, to }) => from <= to, inOrder),
    ),
    whileClosed: named(
      'Pendant une fermeture',
      'Après les jours, à côté des formulaires, tant que la fermeture dure.',
      sentences,
    ),
  });
}

const address = z
  .string()
  .trim()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'doit être une adresse du site, en minuscules, comme "/lure" ou "/services/zinguerie"',
  );

/** Old addresses and their targets. */
export const redirectsSchema = z
  .strictObject({
    redirects: list(
      'Adresses',
      'Une ligne par page retirée ou renommée : les liens, les favoris et Google suivent.',
      z
        .strictObject({
          from: named(
            'Ancienne adresse',
            'Celle de la page retirée, comme "/lure".',
            address
              .min(2, "ne peut pas être l'accueil")
              .regex(/^[^#]*$/, 'doit être une page entière, sans #'),
          ),
          to: named(
            'Mène à',
            'Une page qui existe, comme "/zone-intervention", ou un de ses blocs, comme ' +
              '"/#services".',
            address,
          ),
        })
        .refine(({ from, to }) => from !== to, {
          error: "mène à elle-même : donnez l'adresse d'une autre page",
          path: ['to'],
        }),
    ),
  })
  .refine(({ redirects }) => new Set(redirects.map(({ from }) => from)).size === redirects.length, {
    error: 'une ancienne adresse y est deux fois',
    path: ['redirects'],
  });
