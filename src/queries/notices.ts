import { company } from 'virtual:site';
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
  return notOver((await entryData('notices', 'annonces')).closures).toSorted((a, b) =>
    a.from.localeCompare(b.from),
  );
}

/** Current and future notices: urgent ones, then closures, then the rest. */
export async function notices() {
  const { announcements } = await entryData('notices', 'annonces');
  const closed = (await closures()).map(({ from, to, text, announced }) => ({
    kind: 'information' as const,
    text: [`Fermé ${periodText({ from, to })}.`, text].filter(Boolean).join(' '),
    link: undefined,
    ...dated({ from: announced ?? dayAfter(from, -usualNotice), to }),
  }));
  const announced = notOver(announcements).map(({ from, to, ...notice }) => ({
    ...notice,
    ...dated({ from, to }),
  }));
  return [
    ...announced.filter(({ kind }) => kind === 'urgent'),
    ...closed,
    ...announced.filter(({ kind }) => kind !== 'urgent'),
  ];
}

/** Replaces the promise to call back during a closure. */
export async function promisesWhileClosed() {
  const { whileClosed } = await entryData('notices', 'annonces');
  return (await closures()).map(({ from, to }) => ({
    text: `Fermé ${periodText({ from, to })}. ${whileClosed}`,
    ...dated({ from, to }),
  }));
}

/** The words around the form for a callback, with the hours when somebody calls back. */
export async function callback() {
  const { hours } = await entryData('contact', 'contact');
  return {
    ...(await entryData('callback', 'callback')),
    call: { phone: company.phone, hours },
    whileClosed: await promisesWhileClosed(),
  };
}
