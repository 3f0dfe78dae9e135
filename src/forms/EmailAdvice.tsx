import { suggestEmail } from './suggest-email.ts';

/** Offers the address that was probably meant; a press takes it over. */
export function EmailAdvice({ address, onAccept }: { address: string; onAccept: (meant: string) => void }) {
  const meant = suggestEmail(address);
  if (!meant) return null;
  return (
    <p className="field__advice">
      Vouliez-vous écrire{' '}
      <button type="button" onClick={() => onAccept(meant)}>
        {meant}
      </button>
      {'\u202F?'}
    </p>
  );
}
