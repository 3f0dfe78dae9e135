import { Columns } from '../components/Columns.tsx';
import { Lines } from '../components/Lines.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Steps } from '../components/Steps.tsx';
import { type Band, band } from './town-band.ts';

interface Item {
  title: string;
  text: string;
}

type Props = Band &
  (
    | { kind: 'question'; title: string; paragraphs: string[] }
    | { kind: 'timeline'; title: string; lead?: string | undefined; items: Item[] }
    | { kind: 'steps'; title: string; lead?: string | undefined; items: Item[] }
    | { kind: 'material'; title: string; text: string; picture: ResolvedPicture; items: Item[] }
  );

/** What only this place has to say, in the form that suits it. */
export function TownFocus(props: Props) {
  return (
    <Section {...band(props.place)} screenOnly>
      <Told {...props} />
    </Section>
  );
}

function Told(props: Props) {
  switch (props.kind) {
    case 'question':
      return (
        <Columns split="5-7">
          <SectionHeading title={props.title} />
          <Prose>
            {props.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Columns>
      );
    case 'timeline':
      return (
        <>
          <SectionHeading title={props.title} lead={props.lead} wide={props.lead !== undefined} />
          <Lines items={props.items} />
        </>
      );
    case 'steps':
      return (
        <>
          <SectionHeading title={props.title} lead={props.lead} wide={props.lead !== undefined} />
          <Steps items={props.items} />
        </>
      );
    case 'material':
      return (
        <Columns split="5-7">
          <div className="town-focus__picture">
            <Picture picture={props.picture} />
          </div>
          <div>
            <SectionHeading title={props.title} />
            <Prose>
              <p>{props.text}</p>
            </Prose>
            <div className="town-focus__measures">
              <Lines items={props.items} />
            </div>
          </div>
        </Columns>
      );
  }
}
