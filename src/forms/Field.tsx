import type { ComponentProps, ReactElement } from 'react';
import { labels, shortest } from '../../requests/fields.ts';
import { fieldId } from './form-kinds.ts';

interface FieldProps {
  name: keyof typeof labels;
  required?: boolean;
  /** An example of a valid value. */
  hint?: string;
  /** Room for advice, such as a likely typo. Advice never blocks sending. */
  advice?: boolean;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** Renders the control with the attributes that connect it to its label and hint. */
  children: (control: {
    id: string;
    name: string;
    required: boolean;
    'aria-describedby': string | undefined;
    /** Explicit, because screen readers call an empty required field invalid otherwise. */
    'aria-invalid': boolean;
  }) => ReactElement;
}

/** A label and its control, with a hint and room for advice and errors. */
export function Field({
  name,
  required = false,
  hint,
  advice = false,
  wide = false,
  children,
}: FieldProps) {
  const id = fieldId(name);
  const hintId = hint && `${id}-exemple`;
  return (
    <div className={`field${wide ? ' field--wide' : ''}`}>
      <label htmlFor={id}>
        {`${labels[name]} `}
        {/* Hidden from screen readers: the control itself is marked as required. */}
        {required ? (
          <small className="quiet" aria-hidden="true">
            (obligatoire)
          </small>
        ) : (
          <small className="quiet">(facultatif)</small>
        )}
      </label>
      {children({ id, name, required, 'aria-describedby': hintId, 'aria-invalid': false })}
      {hint && (
        <p className="field__hint quiet" id={hintId}>
          {hint}
        </p>
      )}
      {advice && <div aria-live="polite" />}
    </div>
  );
}

interface TextFieldProps
  extends Omit<FieldProps, 'children'>,
    Pick<ComponentProps<'textarea'>, 'autoComplete' | 'defaultValue' | 'rows'> {
  type?: 'text' | 'tel' | 'email' | 'date';
}

/** A text field. Its minimum length is for the browser, in case the script is missing. */
export function TextField({
  type = 'text',
  autoComplete,
  defaultValue,
  rows,
  ...field
}: TextFieldProps) {
  const minLengths: Partial<Record<string, number>> = field.required ? shortest : {};
  const own = { minLength: minLengths[field.name], autoComplete, defaultValue };
  return (
    <Field {...field}>
      {(control) =>
        rows ? (
          <textarea {...control} {...own} rows={rows} />
        ) : (
          <input {...control} {...own} type={type} />
        )
      }
    </Field>
  );
}
