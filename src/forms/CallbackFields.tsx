import type { CollectionEntry } from 'astro:content';
import { labels } from '../../requests/fields.ts';
import { Field } from '../components/Field.tsx';
import { Fold } from '../components/Fold.tsx';
import { formKinds } from './form-kinds.ts';

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

const field = (name: keyof typeof formKinds.callback.schema.entries) => ({
  id: `${formKinds.callback.idPrefix}-${name}`,
  name,
  label: labels[name],
});

/** The fields of the callback form. */
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
        {(control) => (
          <input {...control} type="text" autoComplete="address-level2" defaultValue={town} />
        )}
      </Field>
      <Field {...field('service')} required wide advice={!service}>
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
