import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the form came from our site. Browsers since 2020 send `Sec-Fetch-Site`, which pages
 * cannot fake and which stays right behind a proxy that changes the host. Older ones send `Origin`,
 * compared by host and port. Requests without either are accepted: old browsers, or programs, which
 * could fake any header.
 */
export function isFromThisSite(
  { origin, host, 'sec-fetch-site': relation }: IncomingHttpHeaders,
  siteUrl: string,
): boolean {
  if (relation === 'same-origin') return true;
  if (relation === 'cross-site') return false;
  if (origin === undefined || origin === siteUrl) return true;
  const page = URL.parse(origin);
  return (
    page !== null && page.host !== '' && page.host === URL.parse(`${page.protocol}//${host}`)?.host
  );
}
