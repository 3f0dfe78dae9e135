import { dayAfter, dayInParis, type Period, periodText, startOfDay } from '../lib/hours/dates.ts';
import { entryData } from './content.ts';

/** Days a closure is announced in advance by default. */
const usualNotice = 14;

function dated({ from, to }: Period) {
  const since = startOfDay(from);
  const until = startOfDay(dayAfter(to, 1));
  const now = Date.now();
  return { since, until, now: since <= now && now < until };
}

const notOver = <Item extends Period>(items: Item[]) =>
  items.filter(({ to }) => to >= dayInParis(new Date()));

/** Current and future closures by date. */
export async function closures() {
  return notOver((await entryData('announcements', 'announcements')).closures).toSorted((a, b) =>
    a.from.localeCompare(b.from),
  );
}

/** Current and future announcements: urgent ones, then closures, then the rest. */
export async function announcements() {
  const { announcements: written } = await entryData('announcements', 'announcements');
  const closed = (await closures()).map(({ from, to, text, announced }) => ({
    kind: 'information' as const,
    text: [`Fermé ${periodText({ from, to })}.`, text].filter(Boolean).join(' '),
    link: undefined,
    ...dated({ from: announced ?? dayAfter(from, -usualNotice), to }),
  }));
  const announced = notOver(written).map(({ from, to, ...announcement }) => ({
    ...announcement,
    ...dated({ from, to }),
  }));
  return [
    ...announced.filter(({ kind }) => kind === 'urgent'),
    ...closed,
    ...announced.filter(({ kind }) => kind !== 'urgent'),
  ];
}

/** The texts that replace the promise to call back during closures. */
export async function promisesWhileClosed() {
  const { whileClosed } = await entryData('announcements', 'announcements');
  return (await closures()).map(({ from, to }) => ({
    text: `Fermé ${periodText({ from, to })}. ${whileClosed}`,
    ...dated({ from, to }),
  }));
}
