import { z } from 'astro/zod';
import type { Wording } from './parts.ts';
import { day } from './text.ts';

const inOrder = { error: 'doit être le premier jour ou plus tard', path: ['to'] };
const days = {
  from: day.meta({ title: 'Premier jour', description: 'Le premier jour où cela vaut.' }),
  to: day.meta({ title: 'Dernier jour', description: 'Le dernier jour où cela vaut.' }),
};

/** Notices above every page for some days, and closures. Shown and removed by the visitor's clock, without a build. */
export function noticesSchema({ vocabulary: { sentences, text } }: Wording) {
  return z.strictObject({
    closures: z
      .array(
        z
          .strictObject({
            ...days,
            text: text(5, 160)
              .meta({
                title: 'Texte',
                description: 'Après les jours, comme "Les urgences restent assurées."',
              })
              .optional(),
            announced: day
              .meta({
                title: 'Annoncée dès le',
                description: 'Deux semaines avant, si rien n’est écrit.',
              })
              .optional(),
          })
          .refine(({ from, to }) => from <= to, inOrder),
      )
      .meta({
        title: 'Fermetures',
        description:
          'Les jours où personne ne répond. Elles paraissent et s’en vont d’elles-mêmes.',
      }),
    announcements: z
      .array(
        z
          .strictObject({
            ...days,
            kind: z.enum(['information', 'urgent']).meta({
              title: 'Genre',
              description: 'Une annonce urgente passe avant les autres.',
              choices: { information: 'Information', urgent: 'Urgent' },
            }),
            text: text(5, 160).meta({ title: 'Texte', description: 'Une phrase ou deux.' }),
            link: z
              .strictObject({
                label: text(2, 40).meta({
                  title: 'Texte du lien',
                  description: 'Ce que le visiteur trouve au bout du lien.',
                }),
                href: z
                  .string()
                  .regex(/^(?:\/|https:\/\/)/, 'doit commencer par / ou https://')
                  .meta({
                    title: 'Adresse',
                    description: 'Une page du site, comme "/urgence", ou une adresse https://.',
                  }),
              })
              .meta({ title: 'Lien', description: 'Où en savoir plus.' })
              .optional(),
          })
          .refine(({ from, to }) => from <= to, inOrder),
      )
      .meta({
        title: 'Annonces',
        description: 'Une ligne en haut de chaque page, pour quelques jours.',
      }),
    whileClosed: sentences.meta({
      title: 'Pendant une fermeture',
      description: 'Après les jours, à côté des formulaires, tant que la fermeture dure.',
    }),
  });
}
