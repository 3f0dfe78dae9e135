import { Block, type ListSection } from '../../components/Block.tsx';
import { Details } from '../../components/Details.tsx';

type Props = ListSection<{ title: string; text: string; link?: { label: string; href: string } }>;

/** What people ask; an answer opens under its question. */
export function Questions({ items, ...block }: Props) {
  return (
    <Block {...block} beside>
      <div className="questions">
        {items.map(({ title, text, link }) => (
          <Details key={title} title={title}>
            <p>{text}</p>
            {link && (
              <p>
                <a className="tap" href={link.href} rel="noopener">
                  {link.label}
                </a>
              </p>
            )}
          </Details>
        ))}
      </div>
    </Block>
  );
}
