import { Check, CircleAlert, X } from 'lucide-react';

interface Props {
  tone: 'success' | 'failure';
  title: string;
  text: string;
  onClose: () => void;
}

/** Says how a sending ended, above the page, until the visitor closes it; announced by the live region around it. */
export function Notice({ tone, title, text, onClose }: Props) {
  const Sign = tone === 'success' ? Check : CircleAlert;
  return (
    <div className={`notice on-light notice--${tone}`}>
      <Sign className="icon" />
      <strong>{title}</strong>
      <p>{text}</p>
      <button type="button" aria-label="Fermer" onClick={onClose}>
        <X className="icon" />
      </button>
    </div>
  );
}
