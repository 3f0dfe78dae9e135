import type { BuiltSite, Resource } from '../../server/site/built-site.ts';
import { decoded } from '../../server/site/served-site.ts';

/**
 * Dead links of a built site, one line in French each: all that pages link to, show or load must
 * exist, with its anchor. `siteUrl` is the site's absolute URL. Paths at or below `forms` are left
 * out, because the server answers them. Redirects are checked with the content.
 */
export function linkMistakes(
  { files, notFound }: BuiltSite,
  { siteUrl, forms }: { siteUrl: string; forms: string },
): string[] {
  const dead = new Map<string, Set<string>>();
  for (const [page, file] of [...files, ['/404', notFound] as const]) {
    if (!file.plain.headers['content-type']?.startsWith('text/html')) continue;
    for (const written of addressesIn(file)) {
      const url = URL.parse(written, siteUrl + page);
      if (url?.origin !== siteUrl || `${url.pathname}/`.startsWith(`${forms}/`)) continue;
      const path = decoded(url.pathname);
      const anchor = decoded(url.hash.slice(1));
      const target = path === page ? file : files.get(path);
      if (target && (anchor === '' || hasId(target, anchor))) continue;
      const name = target ? `${path}#${anchor}` : path;
      dead.set(name, (dead.get(name) ?? new Set()).add(page));
    }
  }
  return [...dead].map(
    ([name, pages]) =>
      `${name} est nommé et n'existe pas : sur ${[...pages].slice(0, 3).join(', ')}`,
  );
}

/** The addresses in a page's attributes; those of a list, such as `srcset`, one by one. */
const addressesIn = ({ plain }: Resource) =>
  plain.body
    .toString()
    .matchAll(/\s(?:href|src|(?:image)?srcset|action)="([^"]*)"/g)
    .flatMap(([, value = '']) => unescaped(value).split(/,\s+/))
    .map((address) => address.trim().replace(/\s.*$/, ''));

const hasId = ({ plain }: Resource, anchor: string) =>
  plain.body
    .toString()
    .matchAll(/\sid="([^"]*)"/g)
    .some(([, id = '']) => unescaped(id) === anchor);

const unescaped = (text: string) => text.replace(/&#x27;|&#39;/g, "'").replace(/&#38;|&amp;/g, '&');
