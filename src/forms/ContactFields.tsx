import type { CollectionEntry } from 'astro:content';
import { TextField } from './TextField.tsx';

interface Props {
  /** Examples for formatted fields. */
  words: Pick<CollectionEntry<'forms'>['data'], 'phoneExample' | 'emailExample'>;
}

/** The fields of the contact form. */
export function ContactFields({ words }: Props) {
  return (
    <>
      <TextField name="nom" autoComplete="name" required />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        hint={words.emailExample}
        required
        advice
      />
      <TextField
        name="telephone"
        type="tel"
        autoComplete="tel"
        hint={words.phoneExample}
        required
        advice
      />
      <TextField name="ville" autoComplete="address-level2" required />
      <TextField name="sujet" required wide />
      <TextField name="message" rows={6} required wide />
    </>
  );
}
