import type { CollectionEntry } from 'astro:content';
import { labels } from '../../requests/fields.ts';
import { Field } from '../components/Field.tsx';
import { Fold } from '../components/Fold.tsx';
import { kinds } from './kinds.ts';

interface Props {
  /** Town of the page, filled in for the visitor. Such a page is about the town: what nobody has to fill in stays folded there. */
  town?: string | undefined;
  /** What one can ask for. */
  choices: string[];
  /** Chosen for the visitor, who is on its page and was told what to consider, and to fill in more than has to be. */
  service?: string | undefined;
  /** What opens the fields that nobody has to fill in, and right values under the fields that have a form of their own. */
  words: Pick<CollectionEntry<'forms'>['data'], 'details' | 'phoneExample' | 'emailExample'>;
}

const field = (name: keyof typeof kinds.callback.schema.entries) => ({ id: `${kinds.callback.idPrefix}-${name}`, name, label: labels[name] });

/** What is asked of who wants to be called back. */
export function CallbackFields({ town, choices, service, words }: Props) {
  return (
    <>
      <Field {...field('nom')} required half>
        {(control) => <input {...control} type="text" autoComplete="family-name" />}
      </Field>
      <Field {...field('prenom')} required half>
        {(control) => <input {...control} type="text" autoComplete="given-name" />}
      </Field>
      <Field {...field('telephone')} required hint={words.phoneExample}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </Field>
      <Field {...field('ville')} required>
        {(control) => <input {...control} type="text" autoComplete="address-level2" defaultValue={town} />}
      </Field>
      <Field {...field('service')} required wide advice={!service}>
        {(control) => (
          <select {...control} defaultValue={service}>
            <option value="">Choisir…</option>
            {choices.map((choice) => (
              // Its value outlives a translation.
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Fold title={words.details} everywhere={town !== undefined} open={service !== undefined}>
        <div className="form__details">
          <Field {...field('email')} hint={words.emailExample} advice>
            {(control) => <input {...control} type="email" autoComplete="email" />}
          </Field>
          <Field {...field('datePreferee')} advice>
            {(control) => <input {...control} type="date" />}
          </Field>
          <Field {...field('message')} wide>
            {(control) => <textarea {...control} rows={4} />}
          </Field>
        </div>
      </Fold>
    </>
  );
}
