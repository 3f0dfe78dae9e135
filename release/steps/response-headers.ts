import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Company } from '../../content-model/company.ts';
import { headersFile } from '../hosting/headers-file.ts';
import { builtPages } from './built-pages.ts';

/** The CSP source of an inline element. */
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The Content-Security-Policy for all pages: allows only their own inline scripts and styles, by hash. Reads one page at a time. */
export async function contentSecurityPolicy(pages: Iterable<string> | AsyncIterable<string>, forwardUrl: string): Promise<string> {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for await (const page of pages) {
    for (const [, tag, attributes = '', content = ''] of page.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      // CSP restricts all styles, but only scripts that would run.
      if (tag === 'style') styleHashes.add(hashOf(content));
      else if (!/\bsrc=|type="application\/ld\+json"/.test(attributes)) scriptHashes.add(hashOf(content));
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

async function* htmlOf(folder: string): AsyncGenerator<string> {
  for await (const { html } of builtPages(folder)) yield html;
}

/** The response headers by path; later rules override earlier ones. */
const rulesOf = (policy: string) => ({
  '/*': {
    'Content-Security-Policy': policy,
    // Without `includeSubDomains`: subdomains may not support https, and browsers cannot be told to forget it.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Cached but revalidated: changes and a new service worker show up at once.
    'Cache-Control': 'no-cache',
  },
  '/_astro/*': {
    // Only documents need these headers; on each font and picture they cost 1.5 kB and a round trip.
    'Content-Security-Policy': undefined,
    'Referrer-Policy': undefined,
    'Permissions-Policy': undefined,
    'Cross-Origin-Opener-Policy': undefined,
    'X-Frame-Options': undefined,
    // Pages elsewhere show a picture beside a link to ours.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
  '/contact.vcf': { 'Content-Type': 'text/vcard; charset=utf-8', 'Content-Disposition': 'attachment' },
  '/sitemap.xml': { 'Content-Type': 'text/plain; charset=utf-8' },
});

/**
 * Writes `_headers`, the list of response headers, read by static hosts and by our server. The policy contains the hashes of the inline scripts and
 * styles of the built pages.
 */
export async function writeHeaders(folder: string, company: Company): Promise<void> {
  const policy = await contentSecurityPolicy(htmlOf(folder), company.formForwardUrl);
  await writeFile(join(folder, '_headers'), headersFile(rulesOf(policy)));
}
