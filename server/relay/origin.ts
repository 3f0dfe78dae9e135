import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was on a page of this site. Browsers since 2020 say so themselves (`Sec-Fetch-Site`), and no page can make them
 * lie: theirs is the last word, also where a proxy has changed the name of the host. Of the others the origin of the page counts,
 * in whichever way host and port are written. Whoever names none is let in: a very old browser, or a program, which could name any.
 */
export function isFromThisSite({ origin, host, 'sec-fetch-site': relation }: IncomingHttpHeaders, siteUrl: string): boolean {
  if (relation === 'same-origin') return true;
  if (relation === 'cross-site') return false;
  if (origin === undefined || origin === siteUrl) return true;
  const page = URL.parse(origin);
  return page !== null && page.host !== '' && page.host === URL.parse(`${page.protocol}//${host}`)?.host;
}
