import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { SettingError } from '../content-model/fail.ts';
import { contentTypes } from '../release/hosting/built-site.ts';
import { type HeaderRules, parseHeaders } from '../release/hosting/headers-file.ts';
import { parseRedirects, type Redirects } from '../release/hosting/redirects-file.ts';

const everyPath = '/*';

/**
 * A build as nginx wants it, `root` being its folder: `maps`, which stand outside a `server` block, and `server`, which stands in
 * one. Folder and headers are in one file because they change in one step: the policy names what is in the pages. A rule is
 * for the path of the file that is sent in the end, as on our own server: the not-found page has the headers of `/404`.
 */
export function nginxConfig(rules: HeaderRules, root: string, redirects: Redirects = new Map()): { maps: string; server: string } {
  const typed = rules.filter(({ headers }) => 'content-type' in headers).reverse();
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  names.delete('content-type');

  const maps = ['map $uri $site_path {', '    "~^(.*/)index\\.html$" $1;', '    "~^(.+)\\.html$" $1;', '    default $uri;', '}'];
  const added: string[] = [];
  for (const name of names) {
    const { always, others } = valuesOf(rules, name);
    if (others.length === 0) {
      added.push(`add_header ${name} ${quoted(always)} always;`);
      continue;
    }
    const variable = `$site_${name.replaceAll('-', '_')}`;
    // The first expression that matches wins here, and the last rule in the list.
    const lines = others.reverse().map(({ matches, value }) => `    "~${matches.source}" ${quoted(value)};`);
    maps.push(`map $site_path ${variable} {`, ...lines, `    default ${quoted(always)};`, '}');
    added.push(`add_header ${name} ${variable} always;`);
  }

  const types = Object.entries(contentTypes).map(([extension, type]) => `    ${quoted(type)} ${extension.slice(1)};`);
  // nginx would send an added Content-Type beside its own.
  const locations = typed.map(
    ({ matches, headers }) => `location ~ "${matches.source}" {\n    types { }\n    default_type ${quoted(headers['content-type'] ?? '')};\n}`,
  );
  const moved = [...redirects].map(([from, to]) => `location ~ "${spellings(from)}" {\n    return 301 ${to}$is_args$args;\n}`);
  return {
    maps: text(maps),
    server: text([`root ${quoted(root)};`, 'types {', ...types, '}', 'default_type application/octet-stream;', ...added, ...locations, ...moved]),
  };
}

/** A build as Caddy wants it, to be imported in a `route`, where a later line wins. */
export function caddyConfig(rules: HeaderRules, root: string, redirects: Redirects = new Map()): string {
  const types = Object.entries(contentTypes)
    .filter(([extension]) => extension !== extname('index.html'))
    .flatMap(([extension, type]) => [
      `@type${extension.slice(1)} path *${extension}`,
      `header @type${extension.slice(1)} content-type ${quoted(type)}`,
    ]);
  const lines = rules.flatMap(({ path, matches, headers }, index) => {
    const matcher = path === everyPath ? '' : ` @rule${index}`;
    const fields = Object.entries(headers).map(
      ([name, value]) => `header${matcher} ${value === undefined ? `-${name}` : `${name} ${quoted(value)}`}`,
    );
    return matcher === '' ? fields : [`${matcher.trim()} path_regexp "${matches.source}"`, ...fields];
  });
  const moved = [...redirects].flatMap(([from, to], index) => [
    `@moved${index} path_regexp "${spellings(from)}"`,
    `route @moved${index} {`,
    '\tvars query ""',
    '\t@asked expression {query} != ""',
    '\tvars @asked query ?{query}',
    `\tredir * ${to}{vars.query} 301`,
    '}',
  ]);
  return text([`root * ${quoted(root)}`, ...types, ...lines, ...moved]);
}

/** An old address as it may be asked for. */
const spellings = (address: string) => `^${address}(\\.html|/)?$`;

/** What a header is on every path, and on some, in the order of the rules; nginx sends none that is empty. */
function valuesOf(rules: HeaderRules, name: string): { always: string; others: { matches: RegExp; value: string }[] } {
  const given = rules.flatMap(({ path, matches, headers }) => (name in headers ? [{ path, matches, value: headers[name] ?? '' }] : []));
  const last = given.findLastIndex(({ path }) => path === everyPath);
  return { always: given[last]?.value ?? '', others: given.slice(last + 1) };
}

/** Throws a `SettingError` for a value that one of the two would not take as it stands. */
function quoted(value: string): string {
  if (/[$`{}\\]/.test(value))
    throw new SettingError(`a header or a folder with $, \`, {, } or \\ cannot be written for nginx and Caddy (got "${value}")`);
  return `"${value.replaceAll('"', '\\"')}"`;
}

function text(lines: string[]): string {
  return `${['# Made by npm run deploy: which build is served, and with which headers', ...lines].join('\n')}\n`;
}

/** What a build tells its host: the texts of `_headers` and of `_redirects`, which is empty for builds from before there were any. */
export interface HostFiles {
  headers: string;
  redirects: string;
}

/** They, of the built site in a folder of this machine. */
export async function readHostFiles(folder: string): Promise<HostFiles> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  return { headers: await read('_headers'), redirects: await read('_redirects').catch(() => '') };
}

/** The files that nginx.conf and the Caddyfile take in, by name, for a build in the folder `root`, named with slashes. */
export function proxyFiles(files: HostFiles, root: string): Record<string, string> {
  const rules = parseHeaders(files.headers);
  const redirects = parseRedirects(files.redirects);
  const { maps, server } = nginxConfig(rules, root, redirects);
  return { 'nginx-maps.conf': maps, 'nginx-site.conf': server, 'caddy-site': caddyConfig(rules, root, redirects) };
}
