import type { ReactNode } from 'react';
import { Block, type ListSection, type TitledText } from '../components/Block.tsx';
import type { TextLinks } from '../components/LinkedText.tsx';
import { Notes } from '../components/Notes.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';

interface Props extends ListSection<TitledText & { picture?: ResolvedPicture }> {
  /** Below the three, as what they cost. */
  notes?: string[];
  /** What can be pressed in them. */
  links?: TextLinks;
  /** Stands between the title and the three. */
  children?: ReactNode;
}

/** Three things side by side, with or without a picture. */
export function Trio({ items, notes = [], links = [], children, ...block }: Props) {
  return (
    <Block {...block}>
      {children && <div className="trio__figure">{children}</div>}
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
      <Notes lines={notes} links={links} />
    </Block>
  );
}
