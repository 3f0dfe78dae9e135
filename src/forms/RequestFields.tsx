import type { CollectionEntry } from 'astro:content';
import { Field, TextField } from './Field.tsx';

interface Words {
  /** Examples for formatted fields. */
  words: CollectionEntry<'forms'>['data'];
}

interface CallbackProps extends Words {
  /** The page's town, prefilled. */
  town?: string | undefined;
  /** Choices of the service field. */
  choices: string[];
  /** Preselected service. */
  service?: string | undefined;
}

/** The fields of the callback form. */
export function CallbackFields({ town, choices, service, words }: CallbackProps) {
  return (
    <>
      <TextField name="nom" autoComplete="family-name" required />
      <TextField name="prenom" autoComplete="given-name" required />
      <PhoneField words={words} />
      <TextField name="ville" autoComplete="address-level2" defaultValue={town} required />
      <Field name="service" required wide advice={!service}>
        {(control) => (
          <select {...control} defaultValue={service}>
            <option value="">Choisir…</option>
            {choices.map((choice) => (
              // An explicit value survives a page translation.
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        )}
      </Field>
      <EmailField words={words} />
      <TextField name="datePreferee" type="date" />
      <TextField name="message" rows={4} wide />
    </>
  );
}

/** The fields of the contact form. */
export function ContactFields({ words }: Words) {
  return (
    <>
      <TextField name="nom" autoComplete="name" required />
      <EmailField words={words} required />
      <PhoneField words={words} />
      <TextField name="ville" autoComplete="address-level2" required />
      <TextField name="sujet" required wide />
      <TextField name="message" rows={6} required wide />
    </>
  );
}

function PhoneField({ words }: Words) {
  return (
    <TextField
      name="telephone"
      type="tel"
      autoComplete="tel"
      hint={words.phoneExample}
      required
      advice
    />
  );
}

function EmailField({ words, required = false }: Words & { required?: boolean }) {
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      hint={words.emailExample}
      required={required}
      advice
    />
  );
}
