import type { CollectionEntry } from 'astro:content';
import { Block } from '../components/Block.tsx';
import { Columns } from '../components/Columns.tsx';
import { Lines } from '../components/Lines.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section, type Standing } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Steps } from '../components/Steps.tsx';

type Focus = CollectionEntry<'towns'>['data']['focus'];
type Material = Extract<Focus, { kind: 'material' }>;

type Props = Standing & (Exclude<Focus, Material> | (Omit<Material, 'picture'> & { picture: ResolvedPicture }));

/** What only this place has to say, in the form that suits it. */
export function TownFocus(props: Props) {
  const { title, kind, ground, belowScallops, scallops } = props;
  const standing = { ground, belowScallops, scallops };
  if (kind === 'material')
    return (
      <Section {...standing} screenOnly>
        <Columns split="5-7">
          <div className="town-focus__picture">
            <Picture picture={props.picture} />
          </div>
          <div>
            <SectionHeading title={title} />
            <Prose paragraphs={[props.text]} />
            <div className="town-focus__measures">
              <Lines items={props.items} folded />
            </div>
          </div>
        </Columns>
      </Section>
    );
  return (
    <Block title={title} lead={kind === 'question' ? undefined : props.lead} beside={kind === 'question'} {...standing} screenOnly>
      {kind === 'question' && <Prose paragraphs={props.paragraphs} folded />}
      {kind === 'timeline' && <Lines items={props.items} folded />}
      {kind === 'steps' && <Steps items={props.items} />}
    </Block>
  );
}
