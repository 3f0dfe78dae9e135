import type { ReactNode } from 'react';
import {
  type ListSection,
  TitledSection,
  type TitledText,
} from '../../components/TitledSection.tsx';

interface Props extends ListSection<TitledText> {
  /** Content below the steps, such as prices. */
  children?: ReactNode;
}

/** Numbered steps along a line. */
export function Steps({ items, children, ...section }: Props) {
  return (
    <TitledSection {...section}>
      <ol className="steps">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {children}
    </TitledSection>
  );
}
