import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Company } from '../../content-model/company.ts';
import { headersFile } from '../hosting/headers-file.ts';
import { builtPages } from './built-pages.ts';

/** How a policy names the content of an inline element. */
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The policy that lets every given page, and nothing else, run; the same text for all of them. Holds one page at a time. */
export async function contentSecurityPolicy(pages: Iterable<string> | AsyncIterable<string>, forwardUrl: string): Promise<string> {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for await (const page of pages) {
    for (const [, tag, attributes = '', content = ''] of page.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      // Of what it holds back: styles, and scripts that would run.
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

/** The response headers of every path, a later rule winning over an earlier one. */
const rulesOf = (policy: string) => ({
  '/*': {
    'Content-Security-Policy': policy,
    // Of this name alone: a mailbox or an intranet below it may know no https, and what browsers were once told cannot be taken back.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Kept, but asked about each time: a page says at once what the owner changed, and a browser hears of a new worker.
    'Cache-Control': 'no-cache',
  },
  '/_astro/*': {
    // What a page may do is said by the page: on each face and picture it would be 1.5 kB more, and a round trip.
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
 * Writes `_headers` into the built site, the one list of response headers: static hosts read it as it is, and so does our own
 * server. The policy is made from the inline scripts and styles of the pages just built.
 */
export async function writeHeaders(folder: string, company: Company): Promise<void> {
  const policy = await contentSecurityPolicy(htmlOf(folder), company.formForwardUrl);
  await writeFile(join(folder, '_headers'), headersFile(rulesOf(policy)));
}
