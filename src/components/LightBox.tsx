import { ChevronLeft, ChevronRight, X } from 'lucide';
import { Icon } from './Icon.tsx';

/** The dialog that shows one picture of a gallery large; `lightbox.client.ts` fills and opens it. */
export function LightBox() {
  return (
    <dialog className="lightbox on-dark" aria-label="Image agrandie">
      <figure aria-live="polite" />
      <button type="button" name="close" aria-label="Fermer">
        <Icon sign={X} />
      </button>
      <button type="button" name="previous" aria-label="Image précédente">
        <Icon sign={ChevronLeft} />
      </button>
      <button type="button" name="next" aria-label="Image suivante">
        <Icon sign={ChevronRight} />
      </button>
    </dialog>
  );
}
