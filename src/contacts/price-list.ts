import type { Company } from '../../content-model/company.ts';
import { dateText } from '../hours/dates.ts';

type PriceList = Company['legal']['priceList'];

/** What leads to the whole list, in the words below. */
const wholeList = 'liste complète';

/** Whether the owner's document is a PDF, by its name; it is a photograph else. */
export const isPdf = (file: string) => /\.pdf$/i.test(file);

/** Where the whole list is read: a page elsewhere, or the owner's file at an address that stays whatever he calls it. */
export function priceListHref({ file, url }: PriceList): string | undefined {
  if (file === undefined) return url;
  return isPdf(file) ? '/tarifs.pdf' : '/tarifs.jpg';
}

/** The link of the whole list, for texts that name it; none without a list. */
export function priceListLinks({ legal }: Pick<Company, 'legal'>): { text: string; href: string }[] {
  const href = priceListHref(legal.priceList);
  return href === undefined ? [] : [{ text: wholeList, href }];
}

/** The prices as a text says them after a colon: some words, the whole list with its day, or both. `bytes` is what a PDF weighs. */
export function priceListWords({ text, file, url, date }: PriceList, bytes?: number): string | undefined {
  if ((file === undefined && url === undefined) || date === undefined) return text;
  const size = bytes === undefined ? '' : `, ${Math.ceil(bytes / 1000).toLocaleString('fr-FR')} ko`;
  const kind = file === undefined ? '' : ` (${isPdf(file) ? `PDF${size}` : 'image'})`;
  const list = `${wholeList}${kind}, valable depuis le ${dateText(date)}`;
  return text === undefined ? list : `${text} ; ${list}`;
}
