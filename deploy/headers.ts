/**
 * Writes the headers of the built site for nginx and Caddy, which read no `_headers`: `npm run deploy:headers`, after each build,
 * because the policy names what is in the pages.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseHeaders } from '../hosting/headers-file.ts';
import { orStop, SettingError } from '../settings/fail.ts';
import { caddyConfig, nginxConfig } from './server-config.ts';

const folder = 'deploy/generated';

const list = await readFile('dist/_headers', 'utf8').catch(() => undefined);
const files = orStop(() => {
  if (list === undefined) throw new SettingError('dist/_headers is missing: build the site first, with "npm run build"');
  const rules = parseHeaders(list);
  const { maps, server } = nginxConfig(rules);
  return { 'nginx-maps.conf': maps, 'nginx-headers.conf': server, 'caddy-headers': caddyConfig(rules) };
});
await mkdir(folder, { recursive: true });
await Promise.all(Object.entries(files).map(([name, content]) => writeFile(`${folder}/${name}`, content)));
