/** Merges what was typed into a form and not saved with values that have changed since then. */
import { isGroup } from './values.ts';

/** Typed values that wait to be saved, with the page's values at that time. */
export interface Typed {
  typed: unknown;
  seen?: unknown;
}

/** A field that was changed here and, since then, elsewhere. */
export interface Clash {
  path: string[];
  /** Its value elsewhere. */
  theirs: unknown;
}

/** An empty field counts as a missing one. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/**
 * Merges typed values into the present ones of a page: only fields that were changed here. If such
 * a field has changed elsewhere too, the typed value wins and is reported as a clash.
 */
export function mergeTyped(
  { typed, seen }: Typed,
  now: unknown,
  path: string[] = [],
): { value: unknown; clashes: Clash[] } {
  if (isSame(typed, seen) || isSame(typed, now)) return { value: now, clashes: [] };
  if (isSame(seen, now)) return { value: typed, clashes: [] };
  const then = seen ?? {};
  if (isGroup(typed) && isGroup(then) && isGroup(now)) {
    const fields = Object.keys({ ...now, ...typed }).map((name) => {
      const field = { typed: typed[name], seen: then[name] };
      return [name, mergeTyped(field, now[name], [...path, name])] as const;
    });
    return {
      value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
      clashes: fields.flatMap(([, { clashes }]) => clashes),
    };
  }
  if (Array.isArray(typed) && Array.isArray(seen) && Array.isArray(now))
    if (typed.length === seen.length && seen.length === now.length) {
      const items = typed.map((item, at) =>
        mergeTyped({ typed: item, seen: seen[at] }, now[at], [...path, String(at)]),
      );
      return {
        value: items.map(({ value }) => value),
        clashes: items.flatMap(({ clashes }) => clashes),
      };
    }
  return { value: typed, clashes: [{ path, theirs: now }] };
}
