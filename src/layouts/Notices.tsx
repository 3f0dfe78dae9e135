import type { Notice } from '../queries/notices.ts';

/** Lines above the page, for some days; `Notices.astro` shows those whose days have come. */
export function NoticeLines({ notices }: { notices: Notice[] }) {
  return (
    <section className="notices" aria-label="Annonces">
      {notices.map(({ kind, text, link, since, until, now }) => (
        <p key={text} className={kind === 'urgent' ? 'notices__urgent' : undefined} data-since={since} data-until={until} hidden={!now}>
          <span className="frame">
            {text} {link && <a href={link.href}>{link.label}</a>}
          </span>
        </p>
      ))}
    </section>
  );
}
