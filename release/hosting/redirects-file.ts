/**
 * The `_redirects` file of the built site: the format that static hosts read, so that they and this server send visitors of an old address
 * to the same place.
 *
 *     /lure /vesoul 301
 */

/** Where an address leads for good, by the address that it was. */
export type Redirects = ReadonlyMap<string, string>;

/** Reads a `_redirects` file as `redirectsFile` writes it. */
export const parseRedirects = (text: string): Redirects =>
  new Map([...text.matchAll(/^(\/\S+) (\/\S*) 301$/gm)].map(([, from = '', to = '']) => [from, to] as const));

/** The text of a `_redirects` file. */
export const redirectsFile = (redirects: Redirects): string => [...redirects].map(([from, to]) => `${from} ${to} 301\n`).join('');
