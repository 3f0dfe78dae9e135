import './BeforeAfterSlider.css';
import { ChevronsLeftRight } from 'lucide';
import { CaptionedPicture } from '../../components/CaptionedPicture.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';

interface Props {
  before: ResolvedPicture;
  after: ResolvedPicture;
}

/**
 * Two pictures of the same view. Without script and on paper they are side by side. With script
 * they lie over each other, and the range input wipes from one to the other
 * (`before-after-slider.client.ts`).
 */
export function BeforeAfterSlider({ before, after }: Props) {
  return (
    <div className="before-after" data-before-after>
      <CaptionedPicture label="Avant">
        <Picture picture={before} eager />
        <figcaption>Avant</figcaption>
      </CaptionedPicture>
      <CaptionedPicture label="Après">
        <Picture picture={after} eager />
        <figcaption>Après</figcaption>
      </CaptionedPicture>
      <input
        type="range"
        min="0"
        max="100"
        step="2"
        defaultValue="50"
        autoComplete="off"
        aria-label="Comparer avant et après"
        aria-valuetext={'avant 50\u202F%, après 50\u202F%'}
      />
      <span className="before-after__edge" />
      <span className="before-after__handle">
        <Icon sign={ChevronsLeftRight} />
      </span>
    </div>
  );
}
