import { ChevronLeft, ChevronRight, X } from 'lucide';
import { CaptionedPicture } from './CaptionedPicture.tsx';
import { Icon } from './Icon.tsx';
import { illustrationLabel } from './Picture.tsx';

/**
 * The dialog that enlarges a picture of a gallery. `lightbox.client.ts` fills and opens it.
 */
export function LightBox() {
  return (
    <dialog className="lightbox on-dark" aria-labelledby="image">
      {/* When it opens, its name is announced; at the next picture, the changed caption. */}
      <CaptionedPicture labelledBy="image">
        <small className="illustration">{illustrationLabel}</small>
        <figcaption>
          <p className="heading-3" id="image" aria-live="polite" />
          <div className="lightbox__words quiet small" />
        </figcaption>
      </CaptionedPicture>
      <form method="dialog">
        <button type="submit" name="close" aria-label="Fermer">
          <Icon sign={X} />
        </button>
      </form>
      <button type="button" name="previous" aria-label="Image précédente">
        <Icon sign={ChevronLeft} />
      </button>
      <button type="button" name="next" aria-label="Image suivante">
        <Icon sign={ChevronRight} />
      </button>
    </dialog>
  );
}
