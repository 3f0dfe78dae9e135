import { z } from 'zod';
import { list, named } from '../owner/fields.ts';

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
