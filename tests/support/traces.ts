import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { BuiltSite } from '../../hosting/built-site.ts';
import { type Company, readCompany } from '../../settings/company.ts';
import { readCompanyFile } from '../../settings/company-file.ts';
import { demonstrationContent } from './folders.ts';

const texts = /^(text\/|image\/svg|application\/(json|manifest|xml))/;

/** As it is written by hand: one kind of space and of apostrophe, no entities. */
const plain = (text: string) =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&(?:#39|#x27);|’/g, "'")
    .replace(/[\u00A0\u202F]|&nbsp;/g, ' ');

const escaped = (text: string) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What only the demonstration says, and an owner's own facts do not. */
function sayings({ name, phone, email, foundedIn, address, position, legal }: Company, own: Company): RegExp[] {
  const [, host = ''] = email.split('@');
  const sayings: (string | false)[] = [
    own.name !== name && escaped(name),
    own.phone.href !== phone.href && `${escaped(phone.display)}|${escaped(phone.href.replace('tel:', ''))}`,
    own.email !== email && escaped(host),
    own.address.street !== address.street && escaped(address.street),
    own.address.postalCode !== address.postalCode && String.raw`(?<![\w/])${address.postalCode} ${address.city}`,
    own.foundedIn !== foundedIn && String.raw`(?:[Dd]epuis|fondée?|créée?|foundingDate\W+) ?${foundedIn}`,
    own.position.latitude !== position.latitude && String.raw`(?:"geo":\{[^}]{0,60}|geo:|q=)${escaped(String(position.latitude))}`,
    own.position.latitude !== position.latitude && measured(),
    legal.court !== undefined && own.legal.court !== legal.court && `[Tt]ribunaux de ${escaped(legal.court)}`,
  ];
  return sayings.filter((saying) => saying !== false).map((saying) => new RegExp(saying, 'g'));
}

/** "Strasbourg (96 km": what the page of the zones measures from the workshop in its own words. */
function measured(): string {
  const page = plain(readFileSync(join(demonstrationContent, 'pages/zone-intervention.yaml'), 'utf8'));
  return (page.match(/[^\s(]+ \(\d+ km/g) ?? []).map(escaped).join('|');
}

/** The town of the demonstration, named as an owner's own; `unless` is the page of that town, which may name it. */
function asTheirTown({ address: { city } }: Company, own: Company): { unless: string | undefined; saying: RegExp } | undefined {
  if (own.address.city === city) return undefined;
  const folder = join(demonstrationContent, 'towns');
  const file = readdirSync(folder).find((name) => parse(readFileSync(join(folder, name), 'utf8')).name === city);
  const saying = `(?:[Aa]telier|[Ii]nstallée?s?|[Aa]utour|[Aa]dresse|[Ss]iège|[Bb]asée?s?|addressLocality|FN:|ADR)[^.<>]{0,40}${escaped(city)}`;
  return { unless: file && `/${file.replace('.yaml', '')}`, saying: new RegExp(saying, 'g') };
}

/** What a built site, or other texts, say of the company of the demonstration though it is another's, one line each. */
export function demonstrationTraces(site: BuiltSite, own: Company, others: Record<string, string> = {}): string[] {
  const demonstration = readCompany(readCompanyFile(demonstrationContent), {});
  const wanted = sayings(demonstration, own);
  const town = asTheirTown(demonstration, own);
  const files = [...site.files, ['/404', site.notFound] as const].flatMap(([path, { type, content }]) =>
    texts.test(type) ? [[path, content.toString()] as const] : [],
  );
  return [...files, ['_headers', JSON.stringify(site.rules)] as const, ...Object.entries(others)].flatMap(([path, text]) => {
    const all = town && town.unless !== path ? [...wanted, town.saying] : wanted;
    const written = plain(text);
    return [...new Set(all.flatMap((saying) => written.match(saying) ?? []))].map((trace) => `${path}: “${trace}”`);
  });
}
