/**
 * Whether `dist/` works unchanged on other hosts: `npm run bench:hosts`, after a build. It fails when a host sends a file other
 * than it was built, a header other than `_headers` has it or one that it takes back, something else than the not-found page for what is not there, or
 * does not hand a form to our server. Where hosts may differ, the table says what each does; see `README.md`.
 */
import { extname } from 'node:path';
import { company } from '../company.ts';
import { wrangler } from '../deploy/wrangler.ts';
import { type BuiltFile, type BuiltSite, readBuiltSite } from '../hosting/built-site.ts';
import { headersFor } from '../hosting/headers-file.ts';
import { callback, formOf } from '../server/testing.ts';
import { formAction } from '../settings/company.ts';
import { type Answer, get, unpacked } from './get.ts';
import { projectFolder, startCaddy, startCloudflare, startNginx, startOurs } from './web-servers.ts';

/** What a host does, by the line of the table. */
type Findings = Record<string, string>;

/** Addresses asked at the same time. */
const atOnce = 8;

/** Compares all that a host sends with what was built, and adds what is wrong to `problems`. */
async function look(url: string, site: BuiltSite, problems: string[]): Promise<Findings> {
  const compared = { files: 0, headers: 0 };
  const codings = new Map<string, number>();
  const otherTypes = new Set<string>();

  // A type is the host's own where no rule gives one.
  const names = new Set(site.rules.flatMap(({ headers }) => Object.keys(headers))).difference(new Set(['content-type']));
  const compareHeaders = (path: string, rulesOf: string, headers: Answer['headers']) => {
    const given = headersFor(site.rules, rulesOf);
    for (const name of names.union(new Set(Object.keys(given)))) {
      compared.headers += 1;
      if (headers[name] !== given[name]) problems.push(`${path}: ${name} is "${headers[name]}", not "${given[name]}"`);
    }
  };

  const compareFile = async ([path, { content, type, siblings }]: [string, BuiltFile]) => {
    compared.files += 1;
    const plain = await get(url + encodeURI(path));
    if (plain.status !== 200) problems.push(`${path}: answered with ${plain.status}`);
    else if (!plain.body.equals(content)) problems.push(`${path}: is not what was built`);
    compareHeaders(path, path, plain.headers);
    // Hosts have names of their own for a type; a page has to be one in UTF-8 everywhere.
    const sentAs = plain.headers['content-type'];
    if (type.startsWith('text/html') && sentAs !== type) problems.push(`${path}: is sent as ${sentAs}`);
    if (sentAs !== type) otherTypes.add(`${extname(path)} as ${sentAs}`);

    const packed = await get(`${url}${encodeURI(path)}?a=1`, { 'accept-encoding': 'br, gzip' });
    if (!unpacked(packed).equals(content)) problems.push(`${path}: is not what was built when it is compressed`);
    if (siblings.length === 0) return;
    const coding = packed.headers['content-encoding'] ?? 'not compressed';
    const built = siblings.find((sibling) => sibling.coding === coding);
    const from = built ? `${coding}, ${built.content.equals(packed.body) ? 'as built' : 'its own'}` : coding;
    codings.set(from, (codings.get(from) ?? 0) + 1);
  };

  const waiting = [...site.files];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await compareFile(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const missing = await get(`${url}/n-existe-pas`);
  if (missing.status !== 404 || !missing.body.equals(site.notFound.content))
    problems.push(`/n-existe-pas: answered with ${missing.status}, or with another page`);
  compareHeaders('/n-existe-pas', '/404', missing.headers);

  const says = async (path: string) => {
    const { status, headers } = await get(url + path);
    return headers.location === undefined ? String(status) : `${status} to ${headers.location}`;
  };
  const lost = await get(`${url}/_astro/n-existe-pas.js`);
  return {
    'addresses that answer as built': String(compared.files),
    'headers compared': String(compared.headers),
    'compressed files': [...codings].map(([coding, count]) => `${coding}: ${count}`).join('; '),
    'types that our server names otherwise': [...otherTypes].join('; ') || 'none',
    '`/contact.html`': await says('/contact.html'),
    '`/contact/`': await says('/contact/'),
    '`/index.html`': await says('/index.html'),
    '`/404`': await says('/404'),
    '`/_headers`': await says('/_headers'),
    '`/contact.html.br`': await says('/contact.html.br'),
    'a lost file of `/_astro/`': `${lost.status}, ${lost.headers['cache-control']}`,
  };
}

/** Sends a form by way of a host, and asks whether the server behind it is alive. */
async function sendForm(url: string, site: BuiltSite, problems: string[]): Promise<Findings> {
  const headers = { accept: 'application/json', origin: company.siteUrl };
  const sent = await fetch(url + formAction(company), { method: 'POST', body: formOf(callback), headers });
  const life = await fetch(`${url}/vivant`);
  if (!sent.ok || !life.ok) problems.push(`a form was answered with ${sent.status}, and /vivant with ${life.status}`);
  const policy = headersFor(site.rules, '/')['content-security-policy'];
  if (sent.headers.get('content-security-policy') !== policy)
    problems.push('the answer to a form has headers of the host beside those of our server');
  return { 'a form, and `/vivant`': `${sent.status}, ${life.status}` };
}

const site = await readBuiltSite('dist');
const table = new Map<string, Findings>();

/** Tries one host. What takes no forms is a host for files alone. */
async function tryHost(name: string, { url, takesForms }: { url: string; takesForms: boolean }): Promise<void> {
  const problems: string[] = [];
  const findings = await look(url, site, problems);
  const forms = takesForms ? await sendForm(url, site, problems) : {};
  table.set(name, { ...findings, ...forms });
  for (const problem of problems.slice(0, 10)) console.error(`✖ ${name}: ${problem.slice(0, 300)}`);
  if (problems.length > 10) console.error(`✖ ${name}: ${problems.length - 10} more`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`✔ ${name}`);
}

{
  await using folder = await projectFolder();
  await using ours = await startOurs(folder.path);
  const forms = { forms: ours.url };
  await tryHost('our server', { url: ours.url, takesForms: true });

  await using nginx = await startNginx(folder.path, forms);
  if (nginx) await tryHost('nginx', { url: nginx.url, takesForms: true });
  else console.log('nginx is not installed: skipped');

  await using caddy = await startCaddy(folder.path, forms);
  if (caddy) await tryHost('Caddy', { url: caddy.url, takesForms: true });
  else console.log('Caddy is not installed: skipped');

  await using cloudflare = await startCloudflare(folder.path);
  await tryHost(`Cloudflare (${wrangler})`, { url: cloudflare.url, takesForms: false });
}

const lines = new Set([...table.values()].flatMap((findings) => Object.keys(findings)));
console.log(`\n| | ${[...table.keys()].join(' | ')} |\n|---|${'---|'.repeat(table.size)}`);
for (const line of lines) console.log(`| ${line} | ${[...table.values()].map((findings) => findings[line] ?? '').join(' | ')} |`);
