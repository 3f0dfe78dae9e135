import './Document.css';
import { Breadcrumb, type Crumb } from '../components/Breadcrumb.tsx';

interface Props {
  trail: Crumb[];
  heading: string;
  lead: string;
  /** ISO date of the last change. */
  updated: string;
  version?: string;
  sections: { title: string; lines: string[]; list?: string[] }[];
}

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal text: one column, a date, a heading a topic. */
export function Document({ trail, heading, lead, updated, version, sections }: Props) {
  return (
    <article className="document frame">
      <Breadcrumb trail={trail} />
      <h1 className="heading-1">{heading}</h1>
      <p className="lead">{lead}</p>
      <p className="quiet">
        {version && `Version ${version}. `}
        Dernière mise à jour : <FrenchDate iso={updated} />.
      </p>
      {sections
        .filter(({ lines, list }) => lines.length > 0 || list)
        .map(({ title, lines, list }) => (
          <section key={title}>
            <h2 className="heading-2">{title}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {list && (
              <ul>
                {list.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
    </article>
  );
}

/** The first of a month is an ordinal in French: « 1er août 2025 ». */
function FrenchDate({ iso }: { iso: string }) {
  const date = longDate.format(new Date(iso));
  return (
    <time dateTime={iso}>
      {date.startsWith('1 ') ? (
        <>
          1<sup>er</sup>
          {date.slice(1)}
        </>
      ) : (
        date
      )}
    </time>
  );
}
