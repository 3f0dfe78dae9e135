import { suggestEmail } from './suggest-email.ts';

interface Props {
  address: string | undefined;
  /** Before the address. */
  words: string;
  onAccept: (meant: string) => void;
}

/** Offers the address that was probably meant; a press takes it over. */
export function EmailAdvice({ address = '', words, onAccept }: Props) {
  const meant = suggestEmail(address);
  if (!meant) return null;
  return (
    <p className="field__advice">
      {`${words} `}
      <button className="text-button" type="button" aria-label={`Remplacer par ${meant}`} onClick={() => onAccept(meant)}>
        {meant}
      </button>
      {'\u202F?'}
    </p>
  );
}
