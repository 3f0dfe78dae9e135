import { Check, CircleAlert, X } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  tone: 'success' | 'failure';
  isShown: boolean;
  title: string;
  text: string;
  /** Said, and not shown, while there is nothing to show. */
  meanwhile?: string;
  onClose: () => void;
}

/** Tells the page how much of the window the toast takes. */
function tellHeight(toast: HTMLElement | null): void {
  const height = toast ? `${toast.offsetHeight}px` : '';
  document.documentElement.style.setProperty('--toast', height);
}

/**
 * Says how a sending ended, above the page, until the visitor closes it. Its live region is always
 * there, or nobody would listen to it; it holds the words alone, so that nothing else is read with
 * them.
 */
export function Toast({ tone, isShown, title, text, meanwhile, onClose }: Props) {
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    if (!isShown) return;
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isShown]);
  return (
    <div
      className={isShown ? `toast on-light toast--${tone}` : undefined}
      ref={isShown ? tellHeight : undefined}
    >
      {isShown && <Icon sign={tone === 'success' ? Check : CircleAlert} />}
      <div role={tone === 'success' ? 'status' : 'alert'}>
        {isShown ? (
          <>
            <strong>{title}</strong>
            <p>{text}</p>
          </>
        ) : (
          meanwhile && <p className="visually-hidden">{meanwhile}</p>
        )}
      </div>
      {isShown && (
        <button className="toast__close" type="button" aria-label="Fermer" onClick={onClose}>
          <Icon sign={X} />
        </button>
      )}
    </div>
  );
}
