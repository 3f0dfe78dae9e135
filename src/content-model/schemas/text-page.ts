import { z } from 'zod';
import { requestHandlings, trueLines } from '../facts/request-handling.ts';
import type { Site } from '../facts/site.ts';
import { day, list, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';
import { factLine, filledLines } from './text-types.ts';

/** A page of text with its sections, as the legal pages are. */
export function textPageSchema(
  { heading, lead, seo, text, title }: SiteFields,
  { facts, requestHandling }: Site,
) {
  /** Lines of a section; some hold for one way of processing requests only. */
  const sectionLines = z
    .array(
      z.strictObject({
        /** As `[relais, service]`; everywhere, if there is none. */
        when: list(
          'Vrai si',
          'Comment les demandes arrivent, pour que cette ligne soit vraie.',
          z.enum(requestHandlings),
          1,
        ).optional(),
        text: named('Texte', 'Une ligne.', factLine),
      }),
    )
    .transform((lines, context) => filledLines(facts, trueLines(lines, requestHandling), context));

  return z.strictObject({
    heading,
    lead,
    version: text(
      3,
      20,
      'Version',
      'Comme "1.0" ; le mot « Version » précède, le jour suit.',
    ).optional(),
    updated: named(
      'Mis à jour le',
      'Le jour du dernier changement, comme "2026-04-02".',
      day,
    ).optional(),
    sections: list(
      'Articles',
      'Une au moins.',
      z.strictObject({
        title,
        lines: named('Lignes', 'Celle dont une donnée manque ne paraît pas.', sectionLines),
        list: named('Liste', 'Les mêmes lignes, avec des puces.', sectionLines).optional(),
      }),
      1,
    ),
    seo,
  });
}
