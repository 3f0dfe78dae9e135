import { z } from 'zod';
import { day, group, list, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** What the State and energy suppliers pay for, and the day on which the rules were read. */
export const aidsSchema = ({
  body,
  label,
  lead,
  officialLink,
  paragraph,
  text,
  title,
}: SiteFields) =>
  z.strictObject({
    rules: group(
      'Règles',
      'Quand et où elles ont été lues ; le site rappelle de les relire après six mois.',
      {
        label: label('Avant le jour', 'Comme "Règles lues le".'),
        date: named('Jour', 'Le jour où ces règles ont été relues.', day),
        /** For whoever reads the rules again; not shown. */
        sources: list('Sources', 'Où les relire.', z.string(), 1),
      },
    ),
    title,
    lead,
    items: list(
      'Aides',
      "Quatre, dans l'ordre où on les demande.",
      z.strictObject({
        when: text(4, 30, 'Moment', 'Comme "Avant de signer".'),
        title,
        text: body,
      }),
      4,
      4,
    ),
    official: paragraph('Où se renseigner', 'Un paragraphe.'),
    links: list('Liens officiels', "Des pages de l'État.", officialLink, 1),
  });
