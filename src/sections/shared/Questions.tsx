import { Details } from '../../components/Details.tsx';
import { type ListSection, TitledSection } from '../../components/TitledSection.tsx';

type Props = ListSection<{ title: string; text: string; link?: { label: string; href: string } }>;

/** Frequent questions, each of which opens its answer. */
export function Questions({ items, ...section }: Props) {
  return (
    <TitledSection {...section} beside>
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
    </TitledSection>
  );
}
