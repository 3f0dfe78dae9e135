import type { ReactNode, Ref } from 'react';

type Tone = 'solid' | 'line' | 'light' | 'emergency';

const className = (tone: Tone) => (tone === 'solid' ? 'button' : `button button--${tone}`);

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ href, tone = 'solid', children }: { href: string; tone?: Tone; children: ReactNode }) {
  return (
    <a className={className(tone)} href={href}>
      {children}
    </a>
  );
}

/** The button that sends a form; while sending it says so and takes no second click. */
export function SubmitButton({ sending, ref, children }: { sending: boolean; ref: Ref<HTMLButtonElement>; children: ReactNode }) {
  return (
    <button ref={ref} className={className('solid')} type="submit" disabled={sending}>
      {sending ? 'Envoi en cours...' : children}
    </button>
  );
}
