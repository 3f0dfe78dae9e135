import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import {
  type ListSection,
  TitledSection,
  type TitledText,
} from '../../components/TitledSection.tsx';

type Props = ListSection<TitledText & { picture: ResolvedPicture }>;

/** Materials to compare: a picture of each, and what it is good for. */
export function Swatches({ items, ...section }: Props) {
  return (
    <TitledSection {...section}>
      <ul className="swatches grid">
        {items.map(({ title, text, picture }) => (
          <li key={title}>
            <div className="swatches__sample">
              <Picture picture={picture} />
            </div>
            <div>
              <h3 className="heading-3">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
