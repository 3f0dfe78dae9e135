/** What the form says of an item by what stands in it. */
import { isGroup } from './values.ts';

/** Of a closure: from when until when the site says it. */
export function hintOf(path: string[], item: unknown): string | undefined {
  if (path.at(-1) !== 'closures' || !isGroup(item)) return undefined;
  const [from, to] = [dayOf(item.from), dayOf(item.to)];
  if (!from || !to) return undefined;
  const announced = dayOf(item.announced) ?? new Date(from.getTime() - 14 * 86_400_000);
  const said = (day: Date) => day.toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `Paraîtra sur le site le ${said(announced)}, et s’en ira après le ${said(to)}.`;
}

function dayOf(text: unknown): Date | undefined {
  const day = typeof text === 'string' ? new Date(`${text}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? day : undefined;
}
