import { z } from 'astro/zod';

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
    redirects: z
      .array(
        z
          .strictObject({
            from: address
              .min(2, "ne peut pas être l'accueil")
              .regex(/^[^#]*$/, 'doit être une page entière, sans #')
              .meta({
                title: 'Ancienne adresse',
                description: 'Celle de la page retirée, comme "/lure".',
              }),
            to: address.meta({
              title: 'Mène à',
              description:
                'Une page qui existe, comme "/zone-intervention", ou un de ses blocs, comme "/#services".',
            }),
          })
          .refine(({ from, to }) => from !== to, {
            error: "mène à elle-même : donnez l'adresse d'une autre page",
            path: ['to'],
          }),
      )
      .meta({
        title: 'Adresses',
        description:
          'Une ligne par page retirée ou renommée : les liens, les favoris et Google suivent.',
      }),
  })
  .superRefine(({ redirects }, { addIssue }) => {
    redirects.forEach(({ from }, index) => {
      if (redirects.findIndex((other) => other.from === from) < index)
        addIssue({
          code: 'custom',
          path: ['redirects', index, 'from'],
          message: `"${from}" y est déjà`,
        });
    });
  });
