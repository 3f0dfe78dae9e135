import { Check, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { Block } from '../components/Block.tsx';
import { FoldedText } from '../components/Fold.tsx';
import { Icon, tiles } from '../components/Icon.tsx';

/** A sign of its own, or a few letters or figures. */
export type Mark = 'tile' | 'pin' | (string & {});

interface Props {
  title: string;
  reasons: { mark: Mark; title: string; text: string }[];
  credentials: string[];
  scallops?: boolean;
  /** What we count, below. */
  children: ReactNode;
}

/** Why people choose us: six reasons on seals, and three credentials. */
export function Reasons({ title, reasons, credentials, children, ...section }: Props) {
  return (
    <Block title={title} ground="night" {...section} screenOnly>
      <ul className="reasons">
        {reasons.map((reason) => (
          <li key={reason.title}>
            <span className="seal tile" aria-hidden="true">
              <Sign mark={reason.mark} />
            </span>
            <h3 className="heading-3">{reason.title}</h3>
            <FoldedText title={reason.title} text={reason.text} />
          </li>
        ))}
      </ul>
      <ul className="grid credentials">
        {credentials.map((credential) => (
          <li key={credential}>
            <Icon sign={Check} />
            {credential}
          </li>
        ))}
      </ul>
      {children}
    </Block>
  );
}

function Sign({ mark }: { mark: Mark }) {
  if (mark === 'pin') return <Icon sign={MapPin} />;
  if (mark === 'tile') return <Icon sign={tiles} />;
  return mark;
}
