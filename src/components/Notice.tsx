import { Check, CircleAlert, X } from 'lucide';
import { Icon } from './Icon.tsx';

interface Props {
  tone: 'success' | 'failure';
  title: string;
  text: string;
  onClose: () => void;
}

/** Says how a sending ended, above the page, until the visitor closes it; announced by the live region around it. */
export function Notice({ tone, title, text, onClose }: Props) {
  return (
    <div className={`notice on-light notice--${tone}`}>
      <Icon sign={tone === 'success' ? Check : CircleAlert} />
      <strong>{title}</strong>
      <p>{text}</p>
      <button type="button" aria-label="Fermer" onClick={onClose}>
        <Icon sign={X} />
      </button>
    </div>
  );
}
