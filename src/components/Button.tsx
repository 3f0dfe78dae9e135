import type { ReactNode, Ref } from 'react';

/** The look of a secondary or urgent button. Without a tone it is the primary one. */
export type Tone = 'line' | 'light' | 'emergency';

/** A link that looks like a button. */
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

/** The label of the button while a request is being sent (specification, section 4). */
export const sendingLabel = 'Envoi en cours...';

/**
 * The submit button of a form. While the form is busy it shows another label, takes no click and
 * keeps its width.
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
    // A translator may have changed the label before hydration.
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
