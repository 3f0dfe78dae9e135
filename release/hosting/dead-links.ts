import type { BuiltFile, BuiltSite } from './built-site.ts';

/** A missing target, and the pages that link to it, sorted. */
interface DeadLink {
  target: string;
  from: string[];
}

/** Attributes with one URL, and those with a list. */
const attributes =
  /\s(?:(?:href|src|poster|action|component-url|renderer-url)="([^"]*)"|(?:srcset|imagesrcset)="([^"]*)")/g;
const texts = /^(text\/|image\/svg|application\/(json|manifest|xml))/;

/**
 * Finds references to missing files: links and their anchors, pictures, scripts and styles of pages, imports of scripts, URLs in styles and other
 * texts such as the site map. `siteUrl` is the site's absolute URL; paths at or below `forms` are answered by a server.
 */
function deadLinks(
  site: BuiltSite,
  { siteUrl, forms }: { siteUrl: string; forms: string },
): DeadLink[] {
  const dead = new Map<string, string[]>();
  const idsOf = new Map<string, Set<string>>();
  const ids = (path: string, file: BuiltFile) => {
    const known =
      idsOf.get(path) ??
      new Set(
        [...file.content.toString().matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) =>
          unescaped(id),
        ),
      );
    idsOf.set(path, known);
    return known;
  };

  const check = (from: string, written: string, { anchors }: { anchors: boolean }) => {
    const url = URL.parse(written, siteUrl + from);
    if (
      url === null ||
      url.origin !== new URL(siteUrl).origin ||
      `${url.pathname}/`.startsWith(`${forms}/`)
    )
      return;
    const path = decoded(url.pathname);
    const file = path === from ? (site.files.get(path) ?? site.notFound) : site.files.get(path);
    const anchor = decoded(url.hash.slice(1));
    if (file && (!anchors || anchor === '' || !isMarkup(file) || ids(path, file).has(anchor)))
      return;
    const target = path + (file ? `#${anchor}` : '');
    const others = dead.get(target) ?? [];
    if (!others.includes(from)) dead.set(target, [...others, from]);
  };

  for (const [path, file] of [...site.files, ['/404', site.notFound] as const]) {
    if (!texts.test(file.type)) continue;
    const text = file.content.toString();
    if (file.type.startsWith('text/html'))
      for (const written of addressesIn(text)) check(path, written, { anchors: true });
    // Absolute URLs and bundled files appear in quotes, brackets or on their own line. Their fragments are identifiers, not anchors.
    for (const [written] of text.matchAll(mentions(siteUrl)))
      check(path, written, { anchors: false });
    if (path.endsWith('.js'))
      for (const [, written = ''] of text.matchAll(/["'`](\.\.?\/[\w.@-]+\.js)["'`]/g))
        check(path, written, { anchors: false });
    if (path.endsWith('.css'))
      for (const [, written = ''] of text.matchAll(/url\(["']?([^"')]+)/g))
        check(path, written, { anchors: false });
  }
  return [...dead]
    .map(([target, from]) => ({ target, from: from.sort() }))
    .sort((a, b) => b.from.length - a.from.length);
}

/** Dead links and wrong redirects of a built site, one line each. */
export function linkMistakes(
  site: BuiltSite,
  options: { siteUrl: string; forms: string },
): string[] {
  const moved = [...site.redirects].flatMap(([from, to]) => [
    ...(site.files.has(from)
      ? [`shared/redirects.yaml: "${from}" est encore une page ; retirez la ligne, ou la page`]
      : []),
    ...(site.files.has(to.replace(/#.*/, ''))
      ? []
      : [`shared/redirects.yaml: "${from}" mène à "${to}", qui n'est pas une page du site`]),
  ]);
  return [...moved, ...deadLinks(site, options).map(inWords)];
}

/** One line in French for whoever wrote the link. */
function inWords({ target, from }: DeadLink): string {
  const [first = '', second, ...others] = from;
  const more = others.length > 0 ? ` et ${others.length} de plus` : '';
  return `${target} est nommé et n'existe pas : sur ${first}${second === undefined ? '' : `, ${second}${more}`}`;
}

function addressesIn(html: string): string[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2');
  return [...markup.matchAll(attributes)].flatMap(([, one, list = '']) =>
    one === undefined
      ? unescaped(list)
          .split(/,\s+/)
          .map((candidate) => candidate.trim().replace(/\s.*$/, ''))
      : [unescaped(one)],
  );
}

const mentions = (siteUrl: string) =>
  new RegExp(
    `${RegExp.escape(siteUrl)}(?=[/"'<])[^\\s"'\`<>(){}\\\\]*|(?<=["'\`(\\s])/_astro/[\\w.@~-]+`,
    'g',
  );

const isMarkup = ({ type }: BuiltFile) => /^(text\/html|image\/svg)/.test(type);

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
