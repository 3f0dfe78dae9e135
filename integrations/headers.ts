import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Company } from '../settings/company.ts';
import { orStop } from '../settings/fail.ts';
import { strictTransportSecurity } from '../settings/hsts.ts';
import { builtPages } from './built-pages.ts';

/** Contents of the inline elements that a Content-Security-Policy holds back: styles, and scripts that would run. */
export function inlineElements(html: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = '', content = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (tag === 'style') styles.push(content);
    else if (!/\bsrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes)) scripts.push(content);
  }
  return { scripts, styles };
}

/** A name as plain letters for a file: « Faîtage & Fils » becomes `faitage-fils`. */
export function fileName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'contact';
}

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The policy that lets every given page, and nothing else, run; the same text for all of them. Holds one page at a time. */
export async function contentSecurityPolicy(pages: Iterable<string> | AsyncIterable<string>, forwardUrl: string): Promise<string> {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for await (const page of pages) {
    const { scripts, styles } = inlineElements(page);
    for (const script of scripts) scriptHashes.add(hash(script));
    for (const style of styles) styleHashes.add(hash(style));
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

/** Characters of a line, beyond which Cloudflare leaves it out without a word. */
const longestLine = 2000;

/**
 * The text of a `_headers` file, a later rule winning over an earlier one on every host: Cloudflare, which would send both
 * values, is told to take back what any other rule may have given. Throws when a line is longer than hosts read.
 */
export function headersFile(rules: Record<string, Record<string, string>>): string {
  const given = new Set<string>();
  const lines = Object.entries(rules).flatMap(([path, fields]) => {
    const again = Object.keys(fields).filter((name) => given.has(name));
    for (const name of Object.keys(fields)) given.add(name);
    return [path, ...again.map((name) => `  ! ${name}`), ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)];
  });
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) throw new Error(`_headers: a line has ${tooLong.length} characters, and Cloudflare leaves out any beyond ${longestLine}: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}

/**
 * Writes `dist/_headers`, the one list of response headers: static hosts read it as it is, and so does our own server.
 * The policy is made from the inline scripts and styles of the pages just built.
 */
export function headers(company: Company): AstroIntegration {
  return {
    name: 'headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const rules = {
          '/*': {
            'Content-Security-Policy': await contentSecurityPolicy(htmlOf(root), company.formForwardUrl),
            'Strict-Transport-Security': orStop(() => strictTransportSecurity(process.env)),
            'X-Content-Type-Options': 'nosniff',
            'Referrer-Policy': 'strict-origin-when-cross-origin',
            'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
            'Cross-Origin-Opener-Policy': 'same-origin',
            'Cross-Origin-Resource-Policy': 'same-origin',
            'X-Frame-Options': 'DENY',
            // Kept, but asked about each time: a page says at once what the owner changed, and a browser hears of a new worker.
            'Cache-Control': 'no-cache',
          },
          '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
          // Pages elsewhere show these beside a link to ours.
          '/og/*': { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' },
          '/contact.vcf': {
            'Content-Type': 'text/vcard; charset=utf-8',
            'Content-Disposition': `attachment; filename="${fileName(company.name)}.vcf"`,
          },
          '/sitemap.xml': { 'Content-Type': 'text/plain; charset=utf-8' },
        };
        await writeFile(join(root, '_headers'), headersFile(rules));
      },
    },
  };
}
