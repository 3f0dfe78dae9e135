/**
 * The `_headers` file of the built site, in the format of static hosts, so that they and our server
 * send the same headers.
 *
 *     /*
 *       X-Content-Type-Options: nosniff
 *     /_astro/*
 *       ! Cache-Control
 *       Cache-Control: public, max-age=31536000, immutable
 *
 * Cloudflare joins the values of all matching rules, unless a rule removes the earlier ones with `!
 * Name`. On Netlify the later rule wins and such a line is ignored.
 */

interface Rule {
  /** `*` matches any characters, slashes included. */
  matches: RegExp;
  /** By lower-case name; undefined removes what an earlier rule set. */
  headers: Record<string, string | undefined>;
}

/** Response headers by path pattern. */
export type HeaderRules = readonly Rule[];

/** Parses a `_headers` file as our build writes it. */
export function parseHeaders(text: string): HeaderRules {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      const pattern = line.split('*').map(RegExp.escape).join('.*');
      rules.push({ matches: new RegExp(`^${pattern}$`), headers: {} });
    } else {
      const [name = '', ...value] = line.trim().replace('! ', '').split(': ');
      const rule = rules.at(-1);
      if (rule) rule.headers[name.toLowerCase()] = value.join(': ') || undefined;
    }
  }
  return rules;
}

/** The headers of a path by lower-case name; later rules override earlier ones. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const last = new Map(
    rules
      .filter(({ matches }) => matches.test(path))
      .flatMap(({ headers }) => Object.entries(headers)),
  );
  return Object.fromEntries(
    [...last].filter((field): field is [string, string] => field[1] !== undefined),
  );
}
