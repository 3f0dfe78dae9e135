import type { ReactNode } from 'react';
import { type Figure, Figures } from '../../components/Figures.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import {
  type ListSection,
  TitledSection,
  type TitledText,
} from '../../components/TitledSection.tsx';

interface Props extends ListSection<TitledText & { picture?: ResolvedPicture }> {
  /** A key figure between the title and the items. */
  figure?: Figure;
  /** Content below the items, such as prices. */
  children?: ReactNode;
}

/** Three items side by side, with or without pictures. */
export function Trio({ items, figure, children, ...section }: Props) {
  return (
    <TitledSection {...section}>
      {figure && (
        <div className="trio__figure">
          <Figures items={[figure]} />
        </div>
      )}
      <ul className="trio grid">
        {items.map(({ title, text, picture }) => (
          <li key={title} className={picture ? undefined : 'trio__plain'}>
            {picture && (
              <div className="trio__picture tile-picture">
                <Picture picture={picture} />
              </div>
            )}
            <h3 className="heading-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {children}
    </TitledSection>
  );
}
