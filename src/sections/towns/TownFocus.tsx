import type { CollectionEntry } from 'astro:content';
import { Columns } from '../../components/Columns.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { type Ground, Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import { TitledSection } from '../../components/TitledSection.tsx';
import { Steps } from '../shared/Steps.tsx';
import { TownRoof } from './roof/TownRoof.tsx';

type Props = CollectionEntry<'towns'>['data']['focus'] & {
  ground: Ground;
  /** The picture of the material. */
  picture: ResolvedPicture | undefined;
};

/** A subject that only this town has: a material, steps, a timeline or plain text. */
export function TownFocus({
  title,
  lead,
  paragraphs,
  timeline,
  steps,
  material,
  drawing,
  picture,
  ground,
}: Props) {
  if (material && picture)
    return (
      <Section ground={ground} screenOnly>
        <Columns split="5-7">
          <div className="town-focus__picture tile-picture wide-only">
            <Picture picture={picture} />
          </div>
          <div>
            <SectionHeading title={title} lead={lead} />
            <Prose paragraphs={[material.text]} />
            <div className="town-focus__measures">
              <TitledList items={material.items} />
            </div>
          </div>
        </Columns>
      </Section>
    );
  if (paragraphs && drawing)
    return (
      <Section ground={ground} screenOnly>
        <Columns split="5-7">
          <div>
            <SectionHeading title={title} lead={lead} />
            <Prose paragraphs={paragraphs} />
          </div>
          <TownRoof {...drawing} />
        </Columns>
      </Section>
    );
  if (steps) return <Steps title={title} lead={lead} items={steps} ground={ground} screenOnly />;
  return (
    <TitledSection
      title={title}
      lead={lead}
      beside={paragraphs !== undefined}
      ground={ground}
      screenOnly
    >
      {paragraphs && <Prose paragraphs={paragraphs} />}
      {timeline && <TitledList items={timeline} />}
    </TitledSection>
  );
}
