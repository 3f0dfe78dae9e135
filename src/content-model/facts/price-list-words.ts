import { dateText } from '../../lib/hours/dates.ts';
import type { Company } from './company.ts';

type PriceList = Company['legal']['priceList'];

/** The link text of the whole list. */
const wholeList = 'liste complète';

/** Whether the document is a PDF; otherwise it is a photograph. */
const isPdf = (file: string) => /\.pdf$/i.test(file);

/** URL of the whole list: an external page, or a fixed address for the owner's file. */
export function priceListHref({ file, url }: PriceList): string | undefined {
  if (file === undefined) return url;
  return isPdf(file) ? '/tarifs.pdf' : '/tarifs.jpg';
}

/** The link of the whole list for texts, if there is a list. */
export function priceListLinks({
  legal,
}: Pick<Company, 'legal'>): { text: string; href: string }[] {
  const href = priceListHref(legal.priceList);
  return href === undefined ? [] : [{ text: wholeList, href }];
}

/**
 * The prices as part of a sentence: a short text, the whole list with its date, or both. `bytes` is
 * the size of a PDF.
 */
export function priceListWords(
  { text, file, url, date }: PriceList,
  bytes?: number,
): string | undefined {
  if ((file === undefined && url === undefined) || date === undefined) return text;
  const size = bytes === undefined ? '' : `, ${Math.ceil(bytes / 1000).toLocaleString('fr-FR')} ko`;
  const kind = file === undefined ? '' : ` (${isPdf(file) ? `PDF${size}` : 'image'})`;
  const list = `${wholeList}${kind}, valable depuis le ${dateText(date)}`;
  return text === undefined ? list : `${text} ; ${list}`;
}
