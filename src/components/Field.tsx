import { CircleAlert } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** What a control needs so that its label, its hint and its message belong to it. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string | undefined;
  /** Said outright: a screen reader would call a required field that is still empty wrong. */
  'aria-invalid': boolean;
}

interface Props {
  id: string;
  name: string;
  label: string;
  required?: boolean;
  /** An example of a right value. */
  hint?: string;
  /**
   * Something to consider about the value, which never blocks, or that there may be such a thing;
   * said when it comes up.
   */
  advice?: ReactNode;
  /** Takes the whole width of the form. */
  wide?: boolean;
  children: (control: ControlProps) => ReactElement;
}

/** A label, its control and the places for what is said of it, tied together for everyone. */
export function Field({
  id,
  name,
  label,
  required = false,
  hint,
  advice,
  wide = false,
  children,
}: Props) {
  const hintId = hint && `${id}-exemple`;
  return (
    <div className={`field${wide ? ' field--wide' : ''}`}>
      <label htmlFor={id}>
        {`${label} `}
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
      {advice && <div aria-live="polite">{advice}</div>}
    </div>
  );
}

/** What is wrong with what a visitor wrote, as the last thing in its field. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p className="field__error" id={id}>
      <Icon sign={CircleAlert} />
      <span>{message}</span>
    </p>
  );
}
