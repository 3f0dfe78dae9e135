import { Block, type ListSection } from '../../components/Block.tsx';
import { Fold } from '../../components/Fold.tsx';

type Props = ListSection<{ title: string; text: string; link?: { label: string; href: string } }>;

/** What people ask; an answer opens under its question. */
export function Questions({ items, ...block }: Props) {
  return (
    <Block {...block} beside>
      <div className="questions">
        {items.map(({ title, text, link }) => (
          <Fold key={title} title={title}>
            <p>{text}</p>
            {link && (
              <p>
                <a className="tap" href={link.href} rel="noopener">
                  {link.label}
                </a>
              </p>
            )}
          </Fold>
        ))}
      </div>
    </Block>
  );
}
