import { fillIn } from '../text/fill-in.ts';
import { frenchDate } from '../text/french-date.ts';
import { typeset } from '../text/typeset.ts';
import { entryData } from './content.ts';

/** A sentence with its figures, which stand apart from no sign and no unit. */
const said = (sentence: string, values: Parameters<typeof fillIn>[1]) => typeset(fillIn(sentence, values));

/** What the table of criteria comes to, as sections of a document. */
export async function auditSections(): Promise<{ title: string; lines: string[]; list?: string[] }[]> {
  const { date, sample, words, themes } = await entryData('rgaa', 'rgaa');
  const all = themes.flatMap(({ criteria }) => criteria);
  const applicable = all.filter(({ state }) => state !== 'NA');
  const met = applicable.filter(({ state }) => state === 'C');
  const tested = met.filter((criterion) => criterion.state === 'C' && criterion.tests);
  const counts = {
    total: String(all.length),
    applicable: String(applicable.length),
    met: String(met.length),
    tested: String(tested.length),
    // Never rounded up to a hundred.
    rate: String(Math.floor((1000 * met.length) / applicable.length) / 10).replace('.', ','),
    date: frenchDate(date),
  };
  const themeLine = ({ title, criteria }: (typeof themes)[number]) => {
    const judged = criteria.filter(({ state }) => state !== 'NA');
    const values = { theme: title, applicable: String(judged.length), met: String(judged.filter(({ state }) => state === 'C').length) };
    return said(judged.length > 0 ? words.theme : words.none, values);
  };
  const unmet = all.filter(({ state }) => state === 'NC').map(({ number, about }) => said(words.unmet, { criterion: `${number} ${about}` }));
  return [
    { title: words.result, lines: [said(words.rate, counts), said(words.how, counts), ...unmet], list: themes.map(themeLine) },
    { title: words.sampleTitle, lines: [words.sample], list: sample },
  ];
}
