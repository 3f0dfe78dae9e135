import './Comparison.css';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';

/** Two pictures from the same camera, side by side. */
export function Comparison({ before, after }: { before: ResolvedPicture; after: ResolvedPicture }) {
  return (
    <div className="comparison">
      <figure>
        <Picture picture={before} eager />
        <figcaption>Avant</figcaption>
      </figure>
      <figure>
        <Picture picture={after} eager />
        <figcaption>Après</figcaption>
      </figure>
    </div>
  );
}
