import type { BuiltSite } from '../../hosting/built-site.ts';
import { type Company, readCompany } from '../../settings/company.ts';
import { readCompanyFile } from '../../settings/company-file.ts';
import { demonstrationContent } from './folders.ts';

const texts = /^(text\/|image\/svg|application\/(json|manifest|xml))/;

/** As it is written by hand: one kind of space and of apostrophe, no entities. */
const plain = (text: string) =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&(?:#39|#x27|quot);|’/g, "'")
    .replace(/[\u00A0\u202F]|&nbsp;/g, ' ');

/** What only the demonstration says, and an owner's own facts do not. */
function sayings({ name, phone, email, foundedIn, address, position, legal }: Company, own: Company): RegExp[] {
  const escaped = (text: string) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const [, host = ''] = email.split('@');
  const sayings: (string | false)[] = [
    own.name !== name && escaped(name),
    own.phone.href !== phone.href && `${escaped(phone.display)}|${escaped(phone.href.replace('tel:', ''))}`,
    own.email !== email && escaped(host),
    own.address.street !== address.street && escaped(address.street),
    own.address.postalCode !== address.postalCode && String.raw`(?<![\w/])${address.postalCode} ${address.city}`,
    own.address.city !== address.city &&
      `(?:[Aa]telier|[Ii]nstallée?s?|[Aa]utour|[Aa]dresse|[Ss]iège|[Bb]asée?s?|addressLocality)[^.<>]{0,40}${address.city}`,
    own.foundedIn !== foundedIn && String.raw`(?:[Dd]epuis|fondée?|créée?|foundingDate\W+) ?${foundedIn}`,
    own.position.latitude !== position.latitude && String.raw`${escaped(String(position.latitude))}\d*\D{1,20}${escaped(String(position.longitude))}`,
    legal.court !== undefined && own.legal.court !== legal.court && `[Tt]ribunaux de ${escaped(legal.court)}`,
  ];
  return sayings.filter((saying) => saying !== false).map((saying) => new RegExp(saying, 'g'));
}

/** What a built site, or other texts, say of the company of the demonstration though it is another's, one line each. */
export function demonstrationTraces(site: BuiltSite, own: Company, others: Record<string, string> = {}): string[] {
  const wanted = sayings(readCompany(readCompanyFile(demonstrationContent), {}), own);
  const files = [...site.files, ['/404', site.notFound] as const].flatMap(([path, { type, content }]) =>
    texts.test(type) ? [[path, content.toString()] as const] : [],
  );
  return [...files, ...Object.entries(others)].flatMap(([path, text]) => {
    const found = wanted.flatMap((saying) => plain(text).match(saying) ?? []);
    return [...new Set(found)].map((trace) => `${path}: “${trace}”`);
  });
}
