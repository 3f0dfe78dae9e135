import type { MonthCounts, PageCounts } from './counts.ts';
import { type Month, monthName, monthsBefore } from './months.ts';

/** Characters of the longest bar. */
const longestBar = 24;

/** Lines of a chart at most: what is left is summed up. */
const mostLines = 10;

const number = new Intl.NumberFormat('fr-FR');

/** French has a plural from two on. */
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count < 2 ? one : many}`;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const none: MonthCounts = { pages: {}, requests: {} };

/** What a month comes down to. */
function totalsOf({ pages, requests }: MonthCounts) {
  const of = (what: keyof PageCounts) => sum(Object.values(pages).map((page) => page[what]));
  return { calls: of('calls'), requests: sum(Object.values(requests)), views: of('views') };
}

/** The first words of a report, as the subject of a mail: `14 appels et 6 demandes en novembre 2026`. */
export function headline(month: Month, counts: MonthCounts): string {
  const { calls, requests } = totalsOf(counts);
  return `${counted(calls, 'appel', 'appels')} et ${counted(requests, 'demande', 'demandes')} en ${monthName(month)}`;
}

/** What the site brought in a month, in plain French for the owner: sums, where they come from, and what they are not. */
export function reportOf(month: Month, kept: { of(month: Month): MonthCounts | undefined }): string {
  const counts = kept.of(month);
  if (counts === undefined) return `Rien n’a été compté en ${monthName(month)}.\n`;
  const earlier = monthsBefore(month, 1);
  const before = kept.of(earlier);
  const totals = totalsOf(counts);
  const was = totalsOf(before ?? none);
  const line = (what: keyof typeof totals, one: string, many: string) =>
    `  ${counted(totals[what], one, many)}${before ? ` (en ${monthName(earlier)} : ${number.format(was[what])})` : ''}`;

  const perPage = (what: keyof PageCounts) => Object.entries(counts.pages).map(([page, each]): Bar => [page === '/' ? 'accueil' : page, each[what]]);
  const fromPages = perPage('requests');
  const unknown = totals.requests - sum(fromPages.map(([, count]) => count));
  return `${[
    `Ce que le site a apporté en ${monthName(month)}`,
    [
      line('calls', 'appel lancé depuis le site', 'appels lancés depuis le site'),
      line('requests', 'demande par les formulaires', 'demandes par les formulaires'),
      line('views', 'page vue', 'pages vues'),
    ].join('\n'),
    ...chart('Ce que les demandes voulaient', Object.entries(counts.requests)),
    ...chart('D’où viennent les demandes', [...fromPages, ['page inconnue', unknown]]),
    ...chart('D’où viennent les appels', perPage('calls')),
    ...chart('Pages les plus vues', perPage('views')),
    'Un appel compté est un appui sur le numéro : le site ne sait pas s’il a abouti. Personne n’est reconnu : dix pages vues sont dix\npersonnes, ou une seule qui lit beaucoup. Vos propres visites comptent aussi.',
  ].join('\n\n')}\n`;
}

type Bar = [label: string, count: number];

/** The bars come first, so that they start below one another in any typeface; nothing where there is nothing to show. */
function chart(title: string, bars: Bar[]): string[] {
  const sorted = bars.filter(([, count]) => count > 0).sort(([a, many], [b, more]) => more - many || a.localeCompare(b, 'fr'));
  const [first] = sorted;
  if (first === undefined) return [];
  const lines = sorted.slice(0, mostLines).map(([label, count]) => {
    const bar = '█'.repeat(Math.max(1, Math.round((count / first[1]) * longestBar)));
    return `  ${bar} ${number.format(count)}  ${label}`;
  });
  const rest = sorted.slice(mostLines);
  if (rest.length > 0) lines.push(`  et ${counted(rest.length, 'autre', 'autres')} : ${number.format(sum(rest.map(([, count]) => count)))}`);
  return [[title, ...lines].join('\n')];
}
