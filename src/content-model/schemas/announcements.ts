import { z } from 'zod';
import { day, group, list, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

const inOrder = { error: 'doit être le premier jour ou plus tard', path: ['to'] };
const days = {
  from: named('Premier jour', 'Le premier jour où cela vaut.', day),
  to: named('Dernier jour', 'Le dernier jour où cela vaut.', day),
};

/**
 * Announcements above every page for some days, and closures. Shown and removed by the visitor's
 * clock, without a build.
 */
export const announcementsSchema = ({ sentences, text }: SiteFields) =>
  z.strictObject({
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
          /** From when on the line is above the pages. */
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
    /** As `Nous vous rappelons à notre retour.` */
    whileClosed: sentences(
      'Pendant une fermeture',
      'Après les jours, à côté des formulaires, tant que la fermeture dure.',
    ),
  });
