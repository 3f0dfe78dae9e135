import { SettingError } from '../../content-model/fail.ts';

/**
 * The `_headers` file of the built site, in the format of static hosts, so that they and our server send the same headers.
 *
 *     /*
 *       X-Content-Type-Options: nosniff
 *     /_astro/*
 *       ! Cache-Control
 *       Cache-Control: public, max-age=31536000, immutable
 *
 * Cloudflare joins the values of all matching rules, unless a rule removes the earlier ones with `! Name`. On Netlify the later rule
 * wins and such a line is ignored.
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
      rules.push({ matches: pattern(content), headers: {} });
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

function pattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
}

/** Cloudflare silently ignores longer lines. */
const longestLine = 2000;

/**
 * Writes a `_headers` file in which later rules override earlier ones on every host. Cloudflare would send both values, so `! Name` first removes the
 * earlier one. `undefined` only removes.
 * Throws if a line is too long.
 */
export function headersFile(rules: Record<string, Record<string, string | undefined>>): string {
  const given = new Set<string>();
  const lines = Object.entries(rules).flatMap(([path, fields]) => {
    const again = Object.keys(fields).filter((name) => given.has(name));
    for (const name of Object.keys(fields)) given.add(name);
    const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
    return [
      path,
      ...again.map((name) => `  ! ${name}`),
      ...sent.map(([name, value]) => `  ${name}: ${value}`),
    ];
  });
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong)
    throw new Error(
      `_headers: a line has ${tooLong.length} characters, and Cloudflare leaves out any beyond ${longestLine}: ${tooLong}`,
    );
  return `${lines.join('\n')}\n`;
}
