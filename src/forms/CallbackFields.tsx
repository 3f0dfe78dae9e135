import type { CollectionEntry } from 'astro:content';
import { Field } from '../components/Field.tsx';
import { Fold } from '../components/Fold.tsx';
import { named, TextField } from './TextField.tsx';

interface Props {
  /** The page's town, prefilled. Town pages fold optional fields away. */
  town?: string | undefined;
  /** Choices of the service field. */
  choices: string[];
  /** Preselected service; its page asks for details, so optional fields are open. */
  service?: string | undefined;
  /** The label of the optional fields, and examples for formatted ones. */
  words: Pick<CollectionEntry<'forms'>['data'], 'details' | 'phoneExample' | 'emailExample'>;
}

/** The fields of the callback form. */
export function CallbackFields({ town, choices, service, words }: Props) {
  return (
    <>
      <TextField name="nom" autoComplete="family-name" required />
      <TextField name="prenom" autoComplete="given-name" required />
      <TextField
        name="telephone"
        type="tel"
        autoComplete="tel"
        hint={words.phoneExample}
        required
        advice
      />
      <TextField name="ville" autoComplete="address-level2" defaultValue={town} required />
      <Field {...named('service')} required wide advice={!service}>
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
      <Fold title={words.details} everywhere={town !== undefined} open={service !== undefined}>
        <div className="grid form__details">
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            hint={words.emailExample}
            advice
          />
          <TextField name="datePreferee" type="date" />
          <TextField name="message" rows={4} wide />
        </div>
      </Fold>
    </>
  );
}
