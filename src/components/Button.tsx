import type { ReactNode, Ref } from 'react';

type Tone = 'solid' | 'line' | 'light' | 'emergency';

const className = (tone: Tone) => (tone === 'solid' ? 'button' : `button button--${tone}`);

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  href,
  tone = 'solid',
  children,
}: {
  href: string;
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <a className={className(tone)} href={href}>
      {children}
    </a>
  );
}

/** What is said while a request is on its way (specification, section 4). */
export const sendingLabel = 'Envoi en cours...';

/**
 * The button of a form; while that is at work it says so, takes no second click and keeps its
 * width.
 */
export function SubmitButton({
  busy,
  busyLabel = sendingLabel,
  ref,
  children,
}: {
  busy: boolean;
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
  children: string;
}) {
  return (
    // A translator may have changed its label before the script comes.
    <button
      ref={ref}
      className={className('solid')}
      type="submit"
      disabled={busy}
      data-other={busy ? children : busyLabel}
      suppressHydrationWarning
    >
      {busy ? busyLabel : children}
    </button>
  );
}
