import { outcomes } from '../../requests/outcomes.ts';
import type { Company } from '../../src/content-model/facts/company.ts';
import { type BuiltSite, siteOf } from './built-site.ts';

const page = (title: string, words: string) =>
  Buffer.from(
    '<!doctype html><html lang="fr"><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width">' +
      `<title>${title}</title><h1>${title}</h1><p>${words}</p></html>\n`,
  );

/**
 * The site that is served while no build can be read. Forms still work, and visitors without script
 * read that their request arrived.
 */
export function fallbackSite({ phone }: Pick<Company, 'phone'>): BuiltSite {
  const number = `<a href="${phone.href}">${phone.display}</a>`;
  const headers =
    "/*\n  Cache-Control: no-store\n  Content-Security-Policy: default-src 'none'\n" +
    '  X-Content-Type-Options: nosniff\n';
  const done = ({ title, text }: { title: string; text: string }) =>
    page(title, `${text} Notre numéro : ${number}.`);
  return siteOf(
    new Map([
      ['_headers', Buffer.from(headers)],
      ['404.html', page('Le site ne s’affiche pas pour le moment', `Appelez-nous : ${number}.`)],
      ['envoi/rappel.html', done(outcomes.callback)],
      ['envoi/message.html', done(outcomes.contact)],
    ]),
  );
}
