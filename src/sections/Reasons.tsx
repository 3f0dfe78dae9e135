import { Check, type IconNode, MapPin, Star } from 'lucide';
import { Figures } from '../components/Figures.tsx';
import { Fold } from '../components/Fold.tsx';
import { Icon } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

/** A sign of its own, or a few letters or figures. */
export type Mark = 'tile' | 'pin' | (string & {});

interface Props {
  title: string;
  reasons: { mark: Mark; title: string; text: string }[];
  credentials: string[];
  figures: { value: string; unit: string; label: string }[];
  belowScallops?: boolean;
  scallops?: boolean;
}

/** Why people choose us: six reasons on seals, three credentials, four figures. */
export function Reasons({ title, reasons, credentials, figures, belowScallops = false, scallops = false }: Props) {
  return (
    <Section ground="night" belowScallops={belowScallops} scallops={scallops} screenOnly>
      <SectionHeading title={title} />
      <ul className="reasons">
        {reasons.map((reason) => (
          <li key={reason.title}>
            <span className="seal" aria-hidden="true">
              <Sign mark={reason.mark} />
            </span>
            <h3 className="heading-3">{reason.title}</h3>
            {/* Over the whole row of the heading, which it repeats for who cannot see that. */}
            <Fold title={<span>{reason.title}</span>}>
              <p>{reason.text}</p>
            </Fold>
          </li>
        ))}
      </ul>
      <ul className="credentials">
        {credentials.map((credential, index) => (
          <li key={credential}>
            {index === 0 ? <Icon sign={Star} /> : <Icon sign={Check} />}
            {credential}
          </li>
        ))}
      </ul>
      <div className="reasons__figures">
        <Figures items={figures} />
      </div>
    </Section>
  );
}

/** Three beaver-tail tiles, drawn as the set's signs are. */
const tiles: IconNode = [['path', { d: 'M3 5v4a4.5 4 0 0 0 9 0V5m0 4a4.5 4 0 0 0 9 0V5M7.5 13v3a4.5 4 0 0 0 9 0v-3' }]];

function Sign({ mark }: { mark: Mark }) {
  if (mark === 'pin') return <Icon sign={MapPin} />;
  if (mark === 'tile') return <Icon sign={tiles} />;
  return mark;
}
