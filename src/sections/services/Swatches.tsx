import { Block, type ListSection, type TitledText } from '../../components/Block.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';

type Props = ListSection<TitledText & { picture: ResolvedPicture }>;

/** Materials to compare: what each looks like, and what it is good for. */
export function Swatches({ items, ...block }: Props) {
  return (
    <Block {...block}>
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
    </Block>
  );
}
