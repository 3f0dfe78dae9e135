import { MapPin } from 'lucide';
import { Credentials } from '../../components/Checklist.tsx';
import { type Figure, Figures } from '../../components/Figures.tsx';
import { Icon, tiles } from '../../components/Icon.tsx';
import {
  type ListSection,
  TitledSection,
  type TitledText,
} from '../../components/TitledSection.tsx';

/** Marks that are shown as icons. All others are a few letters or digits. */
const signs = new Map([
  ['pin', MapPin],
  ['tile', tiles],
]);

interface Props extends ListSection<TitledText & { mark: string }> {
  credentials: string[];
  figures: Figure[];
}

/** Why people choose us: six reasons, each with its mark, then credentials and figures. */
export function Reasons({ items, credentials, figures, ...section }: Props) {
  return (
    <TitledSection {...section} ground="night" screenOnly>
      <ul className="reasons">
        {items.map(({ mark, title, text }) => {
          const sign = signs.get(mark);
          return (
            <li key={title}>
              <span className="reasons__mark tile" aria-hidden="true">
                {sign ? <Icon sign={sign} /> : mark}
              </span>
              <h3 className="heading-3">{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
      <div className="reasons__proof">
        <Credentials items={credentials} />
        <Figures items={figures} />
      </div>
    </TitledSection>
  );
}
