import { CircleAlert } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** What a control needs so that its label, its hint and its message belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  /** Said outright: a screen reader would call a required field that is still empty wrong. */
  'aria-invalid': boolean;
}

interface Props {
  id: string;
  label: string;
  required: boolean;
  /** An example of a right value. */
  hint?: string;
  /** What is wrong with the value, in the visitor's words. */
  error?: string;
  /** Something to consider about the value, which never blocks; said when it comes up. */
  advice?: ReactNode;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** Shares a row with its neighbour on a phone as well. */
  half?: boolean;
  children: (control: ControlProps) => ReactElement;
}

/** A label, its control and the message under it, tied together for everyone. */
export function Field({ id, label, required, hint, error, advice, wide = false, half = false, children }: Props) {
  const errorId = error && `${id}-erreur`;
  const hintId = hint && `${id}-exemple`;
  return (
    <div className={`field${wide ? ' field--wide' : ''}${half ? ' field--half' : ''}`}>
      <label htmlFor={id}>
        {`${label} `}
        {/* What is required is said of the field itself. */}
        {required ? <small aria-hidden="true">(obligatoire)</small> : <small>(facultatif)</small>}
      </label>
      {children({ id, 'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined, 'aria-invalid': error !== undefined })}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {advice && <div aria-live="polite">{!error && advice}</div>}
      {error && (
        <p className="field__error" id={errorId}>
          <Icon sign={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}
