import type { CollectionEntry } from 'astro:content';
import { callbackSchema, contactSchema } from '../../requests/fields.ts';

/** The id of a page's form, for inputs that stand outside it. */
export const requestId = 'demande';

/** The id of a field: a page has one form. */
export const fieldId = (name: string) => `${requestId}-${name}`;

/** The two forms: texts and schema. */
export const formKinds = {
  callback: {
    schema: callbackSchema,
    submitLabel: 'Demander à être rappelé',
  },
  contact: {
    schema: contactSchema,
    submitLabel: 'Envoyer le message',
  },
} as const;

/** The name of a form. */
export type FormKind = keyof typeof formKinds;

/** Texts around the fields and in the receipt. */
export type FormWords = Omit<
  CollectionEntry<'forms'>['data'],
  'offline' | 'phoneExample' | 'emailExample'
> &
  Omit<CollectionEntry<'contact'>['data']['form'], 'title' | 'lead' | 'privacy'> &
  Partial<Pick<CollectionEntry<'callback'>['data'], 'next' | 'urgent'>>;
