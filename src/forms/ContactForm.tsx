import { contactSchema, labels, limits } from '../../requests/fields.ts';
import { outcomes } from '../../requests/outcomes.ts';
import { Field } from '../components/Field.tsx';
import { EmailAdvice } from './EmailAdvice.tsx';
import { inputs } from './inputs.ts';
import { type FormProps, RequestForm } from './RequestForm.tsx';
import { useRequestForm } from './useRequestForm.ts';

interface Props extends FormProps {
  draftKey: string;
}

/** Writes to the company. Works as a plain form until its script is there, or without it. */
export function ContactForm({ draftKey, ...page }: Props) {
  const state = useRequestForm({ schema: contactSchema, action: page.action, draftKey });
  const field = (name: keyof typeof contactSchema.entries) => ({
    id: `message-${name}`,
    label: labels[name],
    error: state.errors.find((error) => error.name === name)?.message,
  });
  const { control: watched, register } = state;
  return (
    <RequestForm {...page} state={state} idPrefix="message" submitLabel="Envoyer le message" success={outcomes.contact} mailSubject="Message">
      <Field {...field('nom')} required>
        {(control) => <input {...control} {...register('nom')} {...inputs.nom} autoComplete="name" required />}
      </Field>
      <Field
        {...field('email')}
        required
        hint={page.words.emailExample}
        advice={<EmailAdvice control={watched} words={page.words.meantEmail} onAccept={(meant) => state.change('email', meant)} />}
      >
        {(control) => <input {...control} {...register('email')} {...inputs.email} required />}
      </Field>
      <Field {...field('telephone')} required hint={page.words.phoneExample}>
        {(control) => <input {...control} {...register('telephone')} {...inputs.telephone} required />}
      </Field>
      <Field {...field('ville')} required>
        {(control) => <input {...control} {...register('ville')} {...inputs.ville} required />}
      </Field>
      <Field {...field('sujet')} required wide>
        {(control) => <input {...control} {...register('sujet')} {...inputs.sujet} required />}
      </Field>
      <Field {...field('message')} required wide>
        {(control) => (
          <textarea {...control} {...register('message')} rows={6} required minLength={limits.message.min} maxLength={limits.message.max} />
        )}
      </Field>
    </RequestForm>
  );
}
