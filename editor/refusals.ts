/** What the server has refused to save, for the fields that it means. */
import { useSyncExternalStore } from 'react';

/** A field that is wrong: where it stands, what it held, and what would be right. */
export interface Refusal {
  path: string[];
  value: string;
  reason: string;
}

/** What is saved and does not fit: the page of the editor where it is corrected, and its fields. */
export interface Left {
  page: string;
  title: string;
  /** What the owner calls the fields. */
  names: string[];
  reason: string;
  fields: Refusal[];
}

/** Where the server tells what is left to correct. */
export const leftAddress = '/editeur/a-corriger';

/** The header in which the server names them. */
export const refusalsHeader = 'X-Editeur-Refus';

let refused: { page: string; fields: Refusal[] } = { page: '', fields: [] };
let left: Left[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks what is left to correct. While the site starts anew nobody answers: the page loads once more then. */
async function askWhatIsLeft(): Promise<void> {
  const answer = await fetch(leftAddress);
  if (!answer.ok) return;
  left = await answer.json();
  tell();
}

/** Hears what the server answers to the editor's package, which tells nobody else. Returns how to stop. */
export function hearRefusals(): () => void {
  const { fetch } = window;
  window.fetch = async (...question) => {
    const answer = await fetch(...question);
    if (new URL(answer.url).pathname === '/api/keystatic/update') {
      const told = answer.headers.get(refusalsHeader);
      const fields: unknown = told === null ? [] : JSON.parse(decodeURIComponent(told));
      refused = { page: location.pathname, fields: Array.isArray(fields) ? fields : [] };
      tell();
      if (answer.ok) askWhatIsLeft().catch(() => undefined);
    }
    return answer;
  };
  askWhatIsLeft().catch(() => undefined);
  return () => {
    window.fetch = fetch;
  };
}

/** What is left to correct. */
export const useLeft = (): Left[] => useSyncExternalStore(listen, () => left);

/** What is wrong with a field that still holds what was refused, or what does not fit. In its path `*` stands for any item of a list. */
export function useRefusal(path: string[], value: string): string | undefined {
  const last = useSyncExternalStore(listen, () => refused);
  const told = useLeft();
  const here = decodeURIComponent(location.pathname);
  const fields = [last, ...told].flatMap(({ page, fields: named }) => (decodeURIComponent(page) === here ? named : []));
  const fits = (other: string[]) => other.length === path.length && path.every((name, index) => name === '*' || name === other[index]);
  return fields.find((field) => field.value === value && fits(field.path))?.reason;
}
