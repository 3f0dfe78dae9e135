/** What the server has refused to save, for the fields that it means. */
import { useSyncExternalStore } from 'react';

/** A field that is wrong: where it stands, what it held, and what would be right. */
export interface Refusal {
  path: string[];
  value: string;
  reason: string;
}

/** The header in which the server names them. */
export const refusalsHeader = 'X-Editeur-Refus';

let refused: { page: string; fields: Refusal[] } = { page: '', fields: [] };
const listeners = new Set<() => void>();

/** Hears what the server answers to the editor's package, which tells nobody else. Returns how to stop. */
export function hearRefusals(): () => void {
  const { fetch } = window;
  window.fetch = async (...question) => {
    const answer = await fetch(...question);
    if (new URL(answer.url).pathname === '/api/keystatic/update') {
      const told = answer.headers.get(refusalsHeader);
      const fields: unknown = told === null ? [] : JSON.parse(decodeURIComponent(told));
      refused = { page: location.pathname, fields: Array.isArray(fields) ? fields : [] };
      for (const listener of listeners) listener();
    }
    return answer;
  };
  return () => {
    window.fetch = fetch;
  };
}

/** What is wrong with a field that still holds what was refused. In its path `*` stands for any item of a list. */
export function useRefusal(path: string[], value: string): string | undefined {
  const { page, fields } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => refused,
  );
  if (page !== location.pathname) return undefined;
  const fits = (other: string[]) => other.length === path.length && path.every((name, index) => name === '*' || name === other[index]);
  return fields.find((field) => field.value === value && fits(field.path))?.reason;
}
