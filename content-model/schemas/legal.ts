import { z } from 'astro/zod';
import { requestHandlings, trueLines } from '../request-handling.ts';
import type { Site } from '../site.ts';
import type { Wording } from './parts.ts';
import { factLine } from './text.ts';

/** A legal page with its sections. */
export function legalSchema(
  { vocabulary }: Wording,
  { requestHandling }: Pick<Site, 'requestHandling'>,
) {
  const { filledLines, heading, lead, seo, text, title } = vocabulary;

  /** Lines of a legal text; some hold for one way of processing requests only. */
  const legalLines = z
    .array(
      z.strictObject({
        when: z
          .array(z.enum(requestHandlings))
          .min(1)
          .meta({
            title: 'Vrai si',
            description: 'Comment les demandes arrivent, pour que cette ligne soit vraie.',
          })
          .optional(),
        text: factLine.meta({ title: 'Texte', description: 'Une ligne.' }),
      }),
    )
    .transform((lines, context) => filledLines(trueLines(lines, requestHandling), context));

  return z.strictObject({
    heading,
    lead,
    version: text(3, 20).meta({ title: 'Version', description: 'Comme "Version 1.0".' }).optional(),
    updated: z.iso
      .date()
      .meta({
        title: 'Mis à jour le',
        description: 'Le jour du dernier changement, comme "2026-04-02".',
      }),
    sections: z
      .array(
        z.strictObject({
          title,
          lines: legalLines.meta({
            title: 'Lignes',
            description: 'Celle dont une donnée manque ne paraît pas.',
          }),
          list: legalLines
            .meta({ title: 'Liste', description: 'Les mêmes lignes, avec des puces.' })
            .optional(),
        }),
      )
      .min(5)
      .meta({ title: 'Articles', description: 'Cinq au moins.' }),
    seo,
  });
}
