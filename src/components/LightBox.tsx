import { ChevronLeft, ChevronRight, X } from 'lucide-react';

/** The dialog that shows one picture of a gallery large; `lightbox.client.ts` fills and opens it. */
export function LightBox() {
  return (
    <dialog className="lightbox on-dark" aria-label="Image agrandie">
      <figure />
      <button type="button" name="close" aria-label="Fermer">
        <X className="icon" />
      </button>
      <button type="button" name="previous" aria-label="Image précédente">
        <ChevronLeft className="icon" />
      </button>
      <button type="button" name="next" aria-label="Image suivante">
        <ChevronRight className="icon" />
      </button>
    </dialog>
  );
}
