import choicesText from '@made/choices.txt?raw';
import { callbackSchema, labels, limits } from '../../requests/fields.ts';
import { outcomes } from '../../requests/outcomes.ts';
import { Field } from '../components/Field.tsx';
import { Fold } from '../components/Fold.tsx';
import { EmailAdvice } from './EmailAdvice.tsx';
import { EmergencyAdvice } from './EmergencyAdvice.tsx';
import { inputs } from './inputs.ts';
import { PastDateAdvice } from './PastDateAdvice.tsx';
import { type FormProps, RequestForm } from './RequestForm.tsx';
import { useRequestForm } from './useRequestForm.ts';

interface Props extends FormProps {
  draftKey: string;
  /** Town of the page, filled in for the visitor. Such a page is about the town: what nobody has to fill in stays folded there. */
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
  const { control: watched, register } = state;
  return (
    <RequestForm
      {...page}
      state={state}
      idPrefix="rappel"
      submitLabel="Demander à être rappelé"
      success={outcomes.callback}
      mailSubject="Demande de rappel"
    >
      <Field {...field('nom')} required half>
        {(control) => <input {...control} {...register('nom')} {...inputs.nom} required />}
      </Field>
      <Field {...field('prenom')} required half>
        {(control) => <input {...control} {...register('prenom')} {...inputs.prenom} required />}
      </Field>
      <Field {...field('telephone')} required hint={page.words.phoneExample}>
        {(control) => <input {...control} {...register('telephone')} {...inputs.telephone} required />}
      </Field>
      <Field {...field('ville')} required>
        {(control) => <input {...control} {...register('ville')} {...inputs.ville} defaultValue={town} required />}
      </Field>
      <Field {...field('service')} required wide advice={<EmergencyAdvice control={watched} words={page.words.emergency} phone={page.phone} />}>
        {(control) => (
          <select {...control} {...register('service')} required>
            <option value="">Choisir…</option>
            {choicesText.split('\n').map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </Field>
      <Fold title={page.words.details} everywhere={town !== undefined}>
        <div className="form__details">
          <Field
            {...field('email')}
            required={false}
            hint={page.words.emailExample}
            advice={<EmailAdvice control={watched} words={page.words.meantEmail} onAccept={(meant) => state.change('email', meant)} />}
          >
            {(control) => <input {...control} {...register('email')} {...inputs.email} />}
          </Field>
          <Field {...field('datePreferee')} required={false} advice={<PastDateAdvice control={watched} words={page.words.pastDate} />}>
            {(control) => <input {...control} {...register('datePreferee')} {...inputs.datePreferee} />}
          </Field>
          <Field {...field('message')} required={false} wide>
            {(control) => <textarea {...control} {...register('message')} rows={4} maxLength={limits.message.max} />}
          </Field>
        </div>
      </Fold>
    </RequestForm>
  );
}
