import type { ReactNode, Ref } from 'react';

/** How much a button stands out; without it, it is the one to press. */
export type Tone = 'line' | 'light' | 'emergency';

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  href,
  tone,
  children,
}: {
  href: string;
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <a className={tone ? `button button--${tone}` : 'button'} href={href}>
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
      className="button"
      type="submit"
      disabled={busy}
      data-other={busy ? children : busyLabel}
      suppressHydrationWarning
    >
      {busy ? busyLabel : children}
    </button>
  );
}
