import type { InputHTMLAttributes } from 'react';
import { type labels, limits } from '../../requests/fields.ts';

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'minLength' | 'maxLength'>;

const between = ({ min, max }: { min: number; max: number }) => ({ minLength: min, maxLength: max });

/** What a browser and its keyboard should know of each one-line field; the bounds are those of the rules. */
export const inputs = {
  nom: { type: 'text', autoComplete: 'family-name', ...between(limits.name) },
  prenom: { type: 'text', autoComplete: 'given-name', ...between(limits.name) },
  telephone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', ...between(limits.phone) },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: limits.email.max },
  ville: { type: 'text', autoComplete: 'address-level2', ...between(limits.name) },
  sujet: { type: 'text', ...between(limits.subject) },
  datePreferee: { type: 'date' },
} as const satisfies Partial<Record<keyof typeof labels, Attributes>>;
