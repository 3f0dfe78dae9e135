import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { suggestEmail } from './suggest-email.ts';

interface Props<Request> {
  control: Control<FieldValues, unknown, Request>;
  /** Before the address. */
  words: string;
  onAccept: (meant: string) => void;
}

/** Offers the address that was probably meant; a press takes it over. */
export function EmailAdvice<Request>({ control, words, onAccept }: Props<Request>) {
  const meant = suggestEmail(useWatch({ control, name: 'email', defaultValue: '' }));
  if (!meant) return null;
  return (
    <p className="field__advice">
      {`${words} `}
      <button type="button" aria-label={`Remplacer par ${meant}`} onClick={() => onAccept(meant)}>
        {meant}
      </button>
      {'\u202F?'}
    </p>
  );
}
