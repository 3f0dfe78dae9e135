import { z } from 'zod';
import { list } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** What stands beside the form for a callback, on every page. */
export const callbackSchema = ({ formWords, lead, sentences, text, title }: SiteFields) =>
  z.strictObject({
    title,
    lead,
    next: list('La suite', 'Ce qui se passe ensuite, en trois lignes.', text(5, 80), 3, 3),
    urgent: sentences('Urgence', 'À la place de ces lignes après une demande « Urgence fuite ».'),
    ...formWords,
  });
