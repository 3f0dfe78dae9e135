import { Block, type ListSection } from '../components/Block.tsx';
import { Fold } from '../components/Fold.tsx';
import { OfficialLink } from './OfficialLink.tsx';

type Props = ListSection<{ title: string; text: string; link?: { label: string; href: string } }>;

/** What people ask; an answer opens under its question. */
export function Questions({ items, ...block }: Props) {
  return (
    <Block {...block} beside>
      <div className="questions">
        {items.map(({ title: question, text, link }) => (
          <Fold key={question} title={question} everywhere>
            <p>{text}</p>
            {link && (
              <p>
                <OfficialLink {...link} />
              </p>
            )}
          </Fold>
        ))}
      </div>
    </Block>
  );
}
