import type { ReactNode } from 'react';
import { Block, type ListSection, type TitledText } from '../components/Block.tsx';
import { FoldedText } from '../components/Fold.tsx';

interface Props extends ListSection<TitledText> {
  /** Below the steps, as what they cost. */
  children?: ReactNode;
}

/** Numbered stops on a line; on a phone a stop is its title, and opens. */
export function Steps({ items, children, ...block }: Props) {
  return (
    <Block {...block}>
      <ol className="steps">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-3">{title}</h3>
            <FoldedText title={title} text={text} />
          </li>
        ))}
      </ol>
      {children}
    </Block>
  );
}
