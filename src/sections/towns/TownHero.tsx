import './TownHero.css';
import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import { mainLinks } from '../../navigation.ts';

interface Props extends Pick<CollectionEntry<'towns'>['data'], 'name' | 'tagline' | 'lead'> {
  trail: Crumb[];
  picture: ResolvedPicture;
  words: Pick<CollectionEntry<'townPages'>['data'], 'heading' | 'quote' | 'urgent'>;
  /** The emergency banner: below words and picture; between the two in windows of middle width. */
  children: ReactNode;
}

/**
 * The first view of a town's page: its name in very large type, and a picture shaped like a tile.
 */
export function TownHero({ trail, name, tagline, lead, picture, words, children }: Props) {
  return (
    <section className="town-hero">
      <div className="frame town-hero__words">
        <Breadcrumb trail={trail} />
        <h1 className={`display town-hero__name--${nameLength(name)}`}>
          <small>{words.heading}</small> {name}
        </h1>
        <p className="heading-2">{tagline}</p>
        <p className="lead beside-call">{lead}</p>
        <div className="buttons">
          <ButtonLink href="#rappel">{words.quote}</ButtonLink>
          <ButtonLink href={mainLinks.emergency.href} tone="emergency">
            {words.urgent}
          </ButtonLink>
        </div>
      </div>
      {children}
      <div className="town-hero__picture">
        <Picture picture={picture} eager />
      </div>
    </section>
  );
}

/** The class of a name's width: wider names are set smaller, so that no word has to break. */
function nameLength(name: string): 'short' | 'medium' | 'long' | 'longest' {
  const narrow = name.match(/[fijlrt]/g)?.length ?? 0;
  const broad = name.match(/[mw]/gi)?.length ?? 0;
  const width = name.length + (broad - narrow) / 2;
  if (width > 15) return 'longest';
  if (width > 11) return 'long';
  return width > 8.5 ? 'medium' : 'short';
}
