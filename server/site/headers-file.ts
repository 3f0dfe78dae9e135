import { SettingError } from '../../src/content-model/fail.ts';

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

/**
 * Parses a `_headers` file. Repeated names in one rule have their values joined, as hosts do.
 * Throws a `SettingError` with the number of an invalid line.
 */
export function parseHeaders(text: string): HeaderRules {
  const rules: Rule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (line.startsWith('/')) {
      const pattern = content.split('*').map(RegExp.escape).join('.*');
      rules.push({ matches: new RegExp(`^${pattern}$`), headers: {} });
      continue;
    }
    const rule = rules.at(-1);
    const [, takenBack] = /^\s+! ([\w-]+)$/.exec(line.trimEnd()) ?? [];
    if (rule && takenBack) {
      rule.headers[takenBack.toLowerCase()] = undefined;
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line.trimEnd()) ?? [];
    if (rule === undefined || name === undefined || value === undefined)
      throw new SettingError(
        `_headers, line ${index + 1}: expected a path or an indented "Name: value"`,
      );
    const key = name.toLowerCase();
    rule.headers[key] = rule.headers[key] === undefined ? value : `${rule.headers[key]}, ${value}`;
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
