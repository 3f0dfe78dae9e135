import { MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { Block, type ListSection, type TitledText } from '../components/Block.tsx';
import { FoldedText } from '../components/Fold.tsx';
import { Icon, tiles } from '../components/Icon.tsx';

/** Marks with a sign of their own; any other is a few letters or figures. */
const signs = new Map([
  ['pin', MapPin],
  ['tile', tiles],
]);

interface Props extends ListSection<TitledText & { mark: string }> {
  /** What we count, below. */
  children: ReactNode;
}

/** Why people choose us: six reasons on seals. */
export function Reasons({ items, children, ...block }: Props) {
  return (
    <Block {...block} ground="night" screenOnly>
      <ul className="reasons">
        {items.map(({ mark, title, text }) => {
          const sign = signs.get(mark);
          return (
            <li key={title}>
              <span className="seal tile" aria-hidden="true">
                {sign ? <Icon sign={sign} /> : mark}
              </span>
              <h3 className="heading-3">{title}</h3>
              <FoldedText title={title} text={text} />
            </li>
          );
        })}
      </ul>
      {children}
    </Block>
  );
}
