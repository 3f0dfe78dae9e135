import type { CollectionEntry } from 'astro:content';
import { Details } from '../../components/Details.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

interface Props extends Omit<CollectionEntry<'home'>['data']['intro'], 'picture'> {
  picture: ResolvedPicture;
}

/** The company in a few words, with the facts that people ask for first. */
export function Intro({ title, lead, paragraphs, more, facts, picture }: Props) {
  return (
    <Section>
      <div className="grid intro">
        <div className="intro__picture tile-picture">
          <Picture picture={picture} />
        </div>
        <div className="intro__text stack">
          <SectionHeading title={title} lead={lead} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Details title={more.title}>
            <p>{more.text}</p>
          </Details>
          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact.title}>
                <b>{fact.title}</b> <span className="quiet">{fact.text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
