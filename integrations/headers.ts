import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Company } from '../settings/company.ts';

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

async function* readPages(folder: string): AsyncGenerator<string> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith('.html')) yield await readFile(join(folder, name), 'utf8');
  }
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
            'Content-Security-Policy': await contentSecurityPolicy(readPages(root), company.formForwardUrl),
            'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
            'X-Content-Type-Options': 'nosniff',
            'Referrer-Policy': 'strict-origin-when-cross-origin',
            'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
            'Cross-Origin-Opener-Policy': 'same-origin',
            'Cross-Origin-Resource-Policy': 'same-origin',
            'X-Frame-Options': 'DENY',
          },
          '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
          // Pages elsewhere show these beside a link to ours.
          '/og/*': { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' },
          '/contact.vcf': {
            'Content-Type': 'text/vcard; charset=utf-8',
            'Content-Disposition': `attachment; filename="${fileName(company.name)}.vcf"`,
          },
          // A browser that kept an old worker would not hear of a new one.
          '/sw.js': { 'Cache-Control': 'no-cache' },
          '/sitemap.xml': { 'Content-Type': 'text/plain; charset=utf-8' },
        };
        const lines = Object.entries(rules).flatMap(([path, fields]) => [
          path,
          ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
        ]);
        await writeFile(join(root, '_headers'), `${lines.join('\n')}\n`);
      },
    },
  };
}
