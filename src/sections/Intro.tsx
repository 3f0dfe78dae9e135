import { Star } from 'lucide';
import { Fold } from '../components/Fold.tsx';
import { Icon } from '../components/Icon.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { Ridge } from '../components/SectionHeading.tsx';

interface Props {
  /** What speaks for the company in a word each, right under the first view; the rating first. */
  trust: string[];
  title: string;
  lead: string;
  paragraphs: string[];
  more: { title: string; text: string };
  facts: { title: string; text: string }[];
  picture: ResolvedPicture;
}

/** Who the company is, with the four facts people ask for first. */
export function Intro({ trust, title, lead, paragraphs, more, facts, picture }: Props) {
  return (
    <Section belowScallops scallops>
      <div className="intro">
        <div className="intro__picture tile-picture">
          <Picture picture={picture} />
        </div>
        <div className="intro__text">
          <ul className="trust">
            {trust.map((reason, index) => (
              <li key={reason}>
                {index === 0 && <Icon sign={Star} />}
                {reason}
              </li>
            ))}
          </ul>
          <div>
            <Ridge />
            <h2 className="heading-1 intro__title">{title}</h2>
          </div>
          <p className="lead">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Fold title={more.title}>
            <p>{more.text}</p>
          </Fold>
          <ul className="intro__facts">
            {facts.map((fact) => (
              <li key={fact.title}>
                <b>{fact.title}</b> <span>{fact.text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
