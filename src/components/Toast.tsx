import { Check, CircleAlert, X } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  tone: 'success' | 'failure';
  isShown: boolean;
  title: string;
  text: string;
  /** Announced to screen readers, but not shown, while the toast is hidden. */
  meanwhile?: string;
  onClose: () => void;
}

/** Sets the height of the toast as a custom property of the page. */
function setHeight(toast: HTMLElement | null): void {
  const height = toast ? `${toast.offsetHeight}px` : '';
  document.documentElement.style.setProperty('--toast', height);
}

/**
 * A message over the page that says how sending ended, until the visitor closes it. Its live region
 * is always in the page, because screen readers do not watch a new one. It contains only the text,
 * so that nothing else is announced.
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
      ref={isShown ? setHeight : undefined}
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
