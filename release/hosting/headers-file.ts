import { SettingError } from '../../content-model/fail.ts';

/**
 * The `_headers` file of the built site: the format that static hosts read, so that they and this server send the same.
 *
 *     /*
 *       X-Content-Type-Options: nosniff
 *     /_astro/*
 *       ! Cache-Control
 *       Cache-Control: public, max-age=31536000, immutable
 *
 * Cloudflare sends what several rules give a header, one after the other, unless a rule takes back what earlier ones gave, with
 * `! Name`. Netlify lets the later rule win and skips such a line.
 */

interface Rule {
  /** `*` stands for any run of characters, slashes included. */
  matches: RegExp;
  /** By lower-case name; undefined takes back what an earlier rule gave. */
  headers: Record<string, string | undefined>;
}

/** Response headers by path. */
export type HeaderRules = readonly Rule[];

/**
 * Reads a `_headers` file. A name given twice in one rule has its values joined, as hosts do.
 * Throws a `SettingError` naming the line that is neither a path, a `Name: value` pair, a `! Name`, a comment nor empty.
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
      throw new SettingError(`_headers, line ${index + 1}: expected a path or an indented "Name: value"`);
    const key = name.toLowerCase();
    rule.headers[key] = rule.headers[key] === undefined ? value : `${rule.headers[key]}, ${value}`;
  }
  return rules;
}

/** The headers of a path, by lower-case name: those of every rule that matches, a later rule winning over an earlier one. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const last = new Map(rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => Object.entries(headers)));
  return Object.fromEntries([...last].filter((field): field is [string, string] => field[1] !== undefined));
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
}

/** Characters of a line, beyond which Cloudflare leaves it out without a word. */
const longestLine = 2000;

/**
 * The text of a `_headers` file, a later rule winning over an earlier one on every host: Cloudflare, which would send both
 * values, is told to take back what any other rule may have given. What is `undefined` is taken back only, where a host can.
 * Throws when a line is longer than hosts read.
 */
export function headersFile(rules: Record<string, Record<string, string | undefined>>): string {
  const given = new Set<string>();
  const lines = Object.entries(rules).flatMap(([path, fields]) => {
    const again = Object.keys(fields).filter((name) => given.has(name));
    for (const name of Object.keys(fields)) given.add(name);
    const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
    return [path, ...again.map((name) => `  ! ${name}`), ...sent.map(([name, value]) => `  ${name}: ${value}`)];
  });
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) throw new Error(`_headers: a line has ${tooLong.length} characters, and Cloudflare leaves out any beyond ${longestLine}: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}
