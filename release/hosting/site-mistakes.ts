import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BuiltFile, BuiltSite, Coding } from './built-site.ts';
import { deadLinks, inWords } from './dead-links.ts';
import { headersFor } from './headers-file.ts';
import { inlineElements, policyHash } from './inline-elements.ts';

/** What no page may be sent without. */
const necessaryHeaders = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy', 'cache-control'];

const unpack: Readonly<Record<Coding, (packed: Buffer) => Promise<Buffer>>> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Whether a file has its end, by the end of its name; what is not here only has to have something in it. */
const isWhole: Readonly<Record<string, (content: Buffer) => boolean>> = {
  '.html': closesTheDocument,
  '.svg': closesItsRoot,
  '.json': isJson,
  '.webmanifest': isJson,
  '.xml': closesItsRoot,
  '.vcf': (content) => content.toString().trimEnd().endsWith('END:VCARD'),
  '.jpg': isJpeg,
  '.jpeg': isJpeg,
  '.pdf': (content) => content.subarray(-1024).includes('%%EOF'),
  '.png': (content) => content.subarray(-8, -4).toString('latin1') === 'IEND',
  '.avif': endsWithItsLastBox,
  // The header of the file has its length (W3C, WOFF 2.0, section 4.1).
  '.woff2': (content) => content.length >= 12 && content.readUInt32BE(8) === content.length,
};

/**
 * What is wrong with a built site, one line each: a file that breaks off, a compressed one that is of another content, headers
 * that are missing or hold back what a page runs, a link that leads nowhere. Lets others work between the files.
 */
export async function siteMistakes(site: BuiltSite, options: { siteUrl: string; forms: string }): Promise<string[]> {
  const mistakes: string[] = [];
  const given = headersFor(site.rules, '/');
  const missing = necessaryHeaders.filter((name) => !given[name]);
  if (missing.length > 0) mistakes.push(`_headers gives pages no ${missing.join(', ')}`);

  for (const [from, to] of site.redirects) {
    if (site.files.has(from)) mistakes.push(`shared/redirects.yaml: "${from}" est encore une page ; retirez la ligne, ou la page`);
    if (!site.files.has(to.replace(/#.*/, ''))) mistakes.push(`shared/redirects.yaml: "${from}" mène à "${to}", qui n'est pas une page du site`);
  }
  for (const [path, file] of [...site.files, ['/404', site.notFound] as const]) {
    await setImmediate();
    const ending = file.type.startsWith('text/html') ? '.html' : extname(path);
    if (file.content.length === 0 || isWhole[ending]?.(file.content) === false) mistakes.push(`${path} breaks off`);
    for (const { coding, content } of file.siblings) {
      const unpacked = await unpack[coding](content).catch(() => undefined);
      if (!unpacked?.equals(file.content)) mistakes.push(`${path}: what is compressed as ${coding} is another content`);
    }
    if (isHeldBack(path, file, site)) mistakes.push(`${path} has inline styles or scripts that _headers does not let run`);
  }
  return [...mistakes, ...deadLinks(site, options).map(inWords)];
}

function isHeldBack(path: string, { type, content }: BuiltFile, { rules }: BuiltSite): boolean {
  if (!type.startsWith('text/html')) return false;
  const policy = headersFor(rules, path)['content-security-policy'] ?? '';
  const { scripts, styles } = inlineElements(content.toString());
  return [...scripts, ...styles].some((inline) => !policy.includes(policyHash(inline)));
}

function closesTheDocument(content: Buffer): boolean {
  // Astro writes the scripts of what stands in a slot after it.
  const markup = content.toString().replace(/<script\b[\s\S]*?<\/script>/g, '');
  return markup.trimEnd().endsWith('</html>');
}

function closesItsRoot(content: Buffer): boolean {
  const text = content.toString().trimEnd();
  const root = /<(\w[\w:.-]*)/.exec(text)?.[1];
  return text.endsWith(`</${root}>`) || new RegExp(`<${root}[^<>]*/>$`).test(text);
}

function isJson(content: Buffer): boolean {
  try {
    JSON.parse(content.toString());
    return true;
  } catch {
    return false;
  }
}

function isJpeg(content: Buffer): boolean {
  return content.readUInt16BE(0) === 0xffd8 && content.readUInt16BE(content.length - 2) === 0xffd9;
}

/** The boxes of an ISO media file, each with its length before it, end where the file does (ISO/IEC 14496-12). */
function endsWithItsLastBox(content: Buffer): boolean {
  let at = 0;
  while (at + 8 <= content.length) {
    const length = content.readUInt32BE(at);
    if (length < 8) return length === 0;
    at += length;
  }
  return at === content.length;
}
