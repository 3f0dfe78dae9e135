import type { ReactNode } from 'react';
import { Block, type ListSection, type TitledText } from '../../components/Block.tsx';

interface Props extends ListSection<TitledText> {
  /** Below the steps, as what they cost. */
  children?: ReactNode;
}

/** Numbered stops on a line. */
export function Steps({ items, children, ...block }: Props) {
  return (
    <Block {...block}>
      <ol className="steps">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {children}
    </Block>
  );
}
