import './ComponentStates.css';
import type { ReactNode } from 'react';
import { outcomes } from '../../requests/outcomes.ts';
import { SubmitButton } from '../components/Button.tsx';
import { Field, FieldError } from '../components/Field.tsx';
import { Notice } from '../components/Notice.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Receipt } from '../forms/Receipt.tsx';

const nothing = () => undefined;
const words = { oneError: 'Un champ est à corriger.', errors: 'champs sont à corriger.' };
const phoneError = 'Veuillez entrer un numéro de téléphone valide';

/** What visitors only see while they use a form: fields at rest and wrong, sending, how it ended. For contributors. */
export function ComponentStates() {
  return (
    <div className="component-states">
      <div className="buttons">
        <SubmitButton ref={null} sending={false}>
          Envoyer le message
        </SubmitButton>
        <SubmitButton ref={null} sending>
          Envoyer le message
        </SubmitButton>
      </div>
      <ErrorSummary ref={null} errors={[{ name: 'telephone', message: phoneError }]} idPrefix="composant" words={words} />
      <Field id="composant-nom" name="nom" label="Nom" required>
        {(control) => <input {...control} type="text" defaultValue="Schmitt" />}
      </Field>
      <Field id="composant-service" name="service" label="Type de prestation" required>
        {(control) => (
          <select {...control}>
            <option>Toiture</option>
          </select>
        )}
      </Field>
      <Field id="composant-telephone" name="telephone" label="Téléphone" required hint="Exemple : 06 12 34 56 78">
        {(control) => (
          <>
            <input {...control} aria-invalid type="tel" defaultValue="03 53 01" />
            <FieldError id="composant-telephone-erreur" message={phoneError} />
          </>
        )}
      </Field>
      <Field id="composant-email" name="email" label="E-mail" required advice="Vouliez-vous écrire schmitt@gmail.com&#x202F;?">
        {(control) => <input {...control} type="email" defaultValue="schmitt@gmial.com" />}
      </Field>
      <Field id="composant-message" name="message" label="Message">
        {(control) => <textarea {...control} rows={3} />}
      </Field>
      <Receipt
        ref={null}
        text={outcomes.callback.text}
        telephone="06 12 34 56 78"
        words={{
          done: 'Votre demande est arrivée.',
          numberSent: 'Nous vous rappellerons au',
          next: ['Nous parlons du toit au téléphone.', 'Nous montons le voir.'],
          correct: 'Corriger ce numéro',
          again: 'Envoyer une autre demande',
        }}
        onCorrect={nothing}
        onAgain={nothing}
      />
      <Notice tone="success" isShown {...outcomes.callback} onClose={nothing} />
      <Notice tone="failure" isShown {...outcomes.failure} onClose={nothing} />
    </div>
  );
}

/** Components under each other, with room between them. */
export function ComponentList({ children }: { children: ReactNode }) {
  return <div className="component-list">{children}</div>;
}
