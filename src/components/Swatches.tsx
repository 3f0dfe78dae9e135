import { FoldedText } from './Fold.tsx';
import { Picture, type ResolvedPicture } from './Picture.tsx';

/** Materials to compare: what each looks like, and what it is good for. */
export function Swatches({
  items,
}: {
  items: { title: string; text: string; picture: ResolvedPicture }[];
}) {
  return (
    <ul className="swatches grid">
      {items.map(({ title, text, picture }) => (
        <li key={title}>
          <div className="swatches__sample">
            <Picture picture={picture} />
          </div>
          <h3 className="heading-3">{title}</h3>
          <FoldedText title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}
