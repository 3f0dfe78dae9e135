import { callbackSchema, labels, limits, services } from '../../requests/fields.ts';
import { outcomes } from '../../requests/outcomes.ts';
import { Field } from '../components/Field.tsx';
import { EmailAdvice } from './EmailAdvice.tsx';
import { inputs } from './inputs.ts';
import { type FormProps, RequestForm } from './RequestForm.tsx';
import { useRequestForm } from './useRequestForm.ts';

interface Props extends FormProps {
  draftKey: string;
  /** Town of the page, filled in for the visitor. */
  town?: string;
}

/** Asks to be called back. Works as a plain form until its script is there, or without it. */
export function CallbackForm({ draftKey, town, ...page }: Props) {
  const state = useRequestForm({ schema: callbackSchema, action: page.action, draftKey });
  const field = (name: keyof typeof callbackSchema.entries) => ({
    id: `rappel-${name}`,
    label: labels[name],
    error: state.errors.find((error) => error.name === name)?.message,
  });
  const { register } = state;
  return (
    <RequestForm
      {...page}
      state={state}
      idPrefix="rappel"
      submitLabel="Demander à être rappelé"
      success={outcomes.callback}
      mailSubject="Demande de rappel"
    >
      <Field {...field('nom')} required>
        {(control) => <input {...control} {...register('nom')} {...inputs.nom} required />}
      </Field>
      <Field {...field('prenom')} required>
        {(control) => <input {...control} {...register('prenom')} {...inputs.prenom} required />}
      </Field>
      <Field {...field('telephone')} required>
        {(control) => <input {...control} {...register('telephone')} {...inputs.telephone} required />}
      </Field>
      <Field
        {...field('email')}
        required={false}
        advice={<EmailAdvice address={state.valueOf('email')} onAccept={(meant) => state.change('email', meant)} />}
      >
        {(control) => <input {...control} {...register('email')} {...inputs.email} />}
      </Field>
      <Field {...field('ville')} required>
        {(control) => <input {...control} {...register('ville')} {...inputs.ville} defaultValue={town} required />}
      </Field>
      <Field {...field('service')} required>
        {(control) => (
          <select {...control} {...register('service')} required>
            <option value="">Choisir…</option>
            {services.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('datePreferee')} required={false} wide advice={isPast(state.valueOf('datePreferee')) && pastDate}>
        {(control) => <input {...control} {...register('datePreferee')} {...inputs.datePreferee} />}
      </Field>
      <Field {...field('message')} required={false} wide>
        {(control) => <textarea {...control} {...register('message')} rows={4} maxLength={limits.message.max} />}
      </Field>
    </RequestForm>
  );
}

const pastDate = <p className="field__advice">Cette date est passée. Vous pouvez la laisser ou en choisir une autre.</p>;

/** Whether an ISO date lies before today in France. */
function isPast(date: string): boolean {
  if (date === '') return false;
  return date < new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
}
