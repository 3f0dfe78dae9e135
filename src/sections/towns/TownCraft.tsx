import type { CollectionEntry } from 'astro:content';
import { Checklist, Credentials } from '../../components/Checklist.tsx';
import { Columns } from '../../components/Columns.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { type Ground, Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { footerLinks } from '../../navigation.ts';

type Props = Omit<CollectionEntry<'towns'>['data']['craft'], 'picture'> & {
  ground: Ground;
  picture: ResolvedPicture | undefined;
  words: Pick<
    CollectionEntry<'townPages'>['data'],
    'monuments' | 'specialities' | 'qualifications'
  >;
};

/** What roofs need in this town, and what we are qualified for. */
export function TownCraft({ title, paragraphs, picture, specialities, words, ground }: Props) {
  return (
    <Section ground={ground}>
      <Columns split="7-5">
        <div>
          <SectionHeading title={title} />
          <Prose paragraphs={paragraphs}>
            <p>
              <a href={`${footerLinks.guarantees.href}#questions`}>{words.monuments}</a>
            </p>
          </Prose>
        </div>
        {picture && (
          <div className="town-craft__picture tile-picture">
            <Picture picture={picture} />
          </div>
        )}
        <div className="town-specialities">
          <h3 className="heading-2">{words.specialities}</h3>
          <Checklist items={specialities} sign="tile" />
        </div>
      </Columns>
      <Credentials items={words.qualifications} />
    </Section>
  );
}
