import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, filesIn } from '../../server/site/built-site.ts';
import type { Company } from '../../src/content-model/facts/company.ts';
import { vcardHref } from '../../src/navigation.ts';

/** The CSP source of an inline element. */
const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * The Content-Security-Policy of these pages: allows only their own inline scripts and styles, by
 * hash.
 */
export function contentSecurityPolicy(pages: readonly string[], forwardUrl: string): string {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for (const page of pages) {
    for (const [, tag, attributes = '', content = ''] of page.matchAll(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    )) {
      // CSP restricts all styles, but only scripts that would run.
      if (tag === 'style') styleHashes.add(hashOf(content));
      else if (!/\bsrc=|type="application\/ld\+json"/.test(attributes))
        scriptHashes.add(hashOf(content));
    }
  }
  const list = (hashes: Set<string>) => [...hashes].sort().join(' ');
  const forwardOrigin = URL.parse(forwardUrl)?.origin;
  const sending = forwardOrigin ? `'self' ${forwardOrigin}` : "'self'";
  return [
    "default-src 'self'",
    `script-src 'self' ${list(scriptHashes)}`,
    `style-src 'self' ${list(styleHashes)}`,
    "img-src 'self' data:",
    `connect-src ${sending}`,
    `form-action ${sending}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The response headers by path; later rules override earlier ones. */
const rulesOf = (policy: string) => ({
  '/*': {
    'Content-Security-Policy': policy,
    // Without `includeSubDomains`: subdomains may not support https, and browsers cannot be told to
    // forget it.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Cached but revalidated: changes and a new service worker show up at once.
    'Cache-Control': 'no-cache',
  },
  '/_astro/*': {
    // Only documents need these headers; on each font and picture they cost 1.5 kB and a round
    // trip.
    'Content-Security-Policy': undefined,
    'Referrer-Policy': undefined,
    'Permissions-Policy': undefined,
    'X-Frame-Options': undefined,
    // Pages elsewhere show a picture beside a link to ours.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
  [vcardHref]: {
    'Content-Type': 'text/vcard; charset=utf-8',
    'Content-Disposition': 'attachment',
  },
  '/sitemap.xml': { 'Content-Type': 'text/plain; charset=utf-8' },
});

/**
 * Writes `_headers`, the list of response headers, read by static hosts and by our server. The
 * policy of a page has only the hashes of that page, because those of all pages would add a
 * kilobyte to each response. The general policy has them all: the 404 page is served at any
 * address.
 */
export async function writeHeaders(folder: string, company: Company): Promise<void> {
  const names = (await filesIn(folder)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (name) => ({
      address: addressOf(name),
      html: await readFile(join(folder, name), 'utf8'),
    })),
  );
  const policyOf = (html: readonly string[]) => contentSecurityPolicy(html, company.formForwardUrl);
  const own = pages.map(({ address, html }) => [
    address,
    { 'Content-Security-Policy': policyOf([html]) },
  ]);
  const all = policyOf(pages.map(({ html }) => html));
  await writeFile(
    join(folder, '_headers'),
    headersFile({ ...rulesOf(all), ...Object.fromEntries(own) }),
  );
}

/**
 * Writes a `_headers` file in which later rules override earlier ones on every host. Cloudflare
 * would send both values, so `! Name` first removes the earlier one. `undefined` only removes.
 */
export function headersFile(rules: Record<string, Record<string, string | undefined>>): string {
  const given = new Set<string>();
  const lines = Object.entries(rules).flatMap(([path, fields]) => {
    const again = Object.keys(fields).filter((name) => given.has(name));
    for (const name of Object.keys(fields)) given.add(name);
    const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
    return [
      path,
      ...again.map((name) => `  ! ${name}`),
      ...sent.map(([name, value]) => `  ${name}: ${value}`),
    ];
  });
  return `${lines.join('\n')}\n`;
}
