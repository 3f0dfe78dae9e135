import type { CollectionEntry } from 'astro:content';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { LinkedText, type TextLinks } from '../../components/LinkedText.tsx';
import { dateText } from '../../lib/hours/dates.ts';
import { withoutAccents } from '../../lib/text/plain-letters.ts';
// Last, as in `Breadcrumb.tsx`.
import './Document.css';

interface Props extends Omit<CollectionEntry<'textPages'>['data'], 'seo'> {
  trail: Crumb[];
  /** Words that become links in the text. */
  links: TextLinks;
}

/** The least number of topics for a table of contents. */
const many = 8;

/** Number of topics that may be in the first view of a phone. */
const first = 3;

/** A text with its date and a heading for each topic; a long one has a table of contents. */
export function Document({ trail, heading, lead, updated, version, links, sections }: Props) {
  const shown = sections.filter(({ lines, list }) => lines.length > 0 || list);
  return (
    <article className="document stack frame">
      <Breadcrumb trail={trail} />
      <h1 className="heading-1">{heading}</h1>
      <p className="lead">{lead}</p>
      {updated && (
        <p className="quiet">
          {version && `Version ${version}. `}
          {'Dernière mise à jour\u00A0: '}
          <time dateTime={updated}>{dateText(updated)}</time>.
        </p>
      )}
      {shown.length >= many && (
        <nav className="document__contents beside-call" aria-label="Sommaire">
          <ol>
            {shown.map(({ title }) => (
              <li key={title}>
                <a className="tap" href={`#${idOf(title)}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {shown.map(({ title, lines, list }, index) => (
        <section key={title} id={idOf(title)}>
          <h2 className="heading-2">{title}</h2>
          <div className={`document__text${index < first ? ' beside-call' : ''}`}>
            {lines.map((line) => (
              <p key={line}>
                <LinkedText text={line} links={links} />
              </p>
            ))}
            {list && (
              <ul>
                {list.map((entry) => (
                  <li key={entry}>
                    <LinkedText text={entry} links={links} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </article>
  );
}

const idOf = (title: string) => withoutAccents(title.toLowerCase()).replace(/[^a-z\d]+/g, '-');
