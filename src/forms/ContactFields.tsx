import { labels } from '../../requests/fields.ts';
import { Field } from '../components/Field.tsx';
import { formKinds } from './form-kinds.ts';

interface Props {
  /** Examples for formatted fields. */
  words: { phoneExample: string; emailExample: string };
}

const field = (name: keyof typeof formKinds.contact.schema.entries) => ({
  id: `${formKinds.contact.idPrefix}-${name}`,
  name,
  label: labels[name],
});

/** The fields of the contact form. */
export function ContactFields({ words }: Props) {
  return (
    <>
      <Field {...field('nom')} required>
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <Field {...field('email')} required hint={words.emailExample} advice>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </Field>
      <Field {...field('telephone')} required hint={words.phoneExample}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </Field>
      <Field {...field('ville')} required>
        {(control) => <input {...control} type="text" autoComplete="address-level2" />}
      </Field>
      <Field {...field('sujet')} required wide>
        {(control) => <input {...control} type="text" />}
      </Field>
      <Field {...field('message')} required wide>
        {(control) => <textarea {...control} rows={6} />}
      </Field>
    </>
  );
}
