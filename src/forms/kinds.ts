import type { CollectionEntry } from 'astro:content';
import { callbackSchema, contactSchema } from '../../requests/fields.ts';
import { outcomes } from '../../requests/outcomes.ts';

/** The id of the form of a page, for what belongs to it and stands elsewhere. */
export const requestId = 'demande';

/** The two forms: what each is called, and the rules it is checked by. */
export const kinds = {
  callback: {
    schema: callbackSchema,
    /** Start of every field's id. */
    idPrefix: 'rappel',
    submitLabel: 'Demander à être rappelé',
    success: outcomes.callback,
    /** Subject of the e-mail offered after a failure. */
    mailSubject: 'Demande de rappel',
  },
  contact: {
    schema: contactSchema,
    idPrefix: 'message',
    submitLabel: 'Envoyer le message',
    success: outcomes.contact,
    mailSubject: 'Message',
  },
} as const;

/** Which of them. */
export type Kind = keyof typeof kinds;

/** The words around the fields of a form: those of both, and those of its receipt. */
export type Words = Omit<CollectionEntry<'forms'>['data'], 'details' | 'offline' | 'phoneExample' | 'emailExample'> &
  Omit<CollectionEntry<'contact'>['data']['form'], 'title' | 'lead' | 'privacy'> &
  Partial<Pick<CollectionEntry<'callback'>['data'], 'emailSent' | 'next' | 'urgent'>>;
