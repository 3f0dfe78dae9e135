import type { ComponentProps, ReactElement } from 'react';
import { labels, shortest } from '../../requests/fields.ts';
import { fieldId } from './form-kinds.ts';

interface FieldProps {
  name: keyof typeof labels;
  required?: boolean;
  /** An example of a right value. */
  hint?: string;
  /** Room for advice, such as a likely typo. Advice never blocks sending. */
  advice?: boolean;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** The control, with what ties it to its label, its hint and its message. */
  children: (control: {
    id: string;
    name: string;
    required: boolean;
    'aria-describedby': string | undefined;
    /** Said outright: a screen reader would call a required field that is still empty wrong. */
    'aria-invalid': boolean;
  }) => ReactElement;
}

/** A label, its control and the places for what is said of it, tied together for everyone. */
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
        {/* What is required is said of the field itself. */}
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

/** A field to type in; where no script checks it, the browser knows how short it may be. */
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
