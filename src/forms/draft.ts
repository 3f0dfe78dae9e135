import { draftEvent } from '../islands/events.ts';

/** Keys of the drafts in `sessionStorage`, one a form. */
export const draftKeys = { callback: 'brouillon-rappel', contact: 'brouillon-message' } as const;

/**
 * What a visitor has typed and not sent yet, kept for this tab only. A browser may refuse `sessionStorage`; the form
 * then works without a draft.
 */
export function saveDraft(key: string, values: Record<string, string | undefined>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}

/** The texts of the draft by field; empty when there is none or it cannot be read. */
export function readDraft(key: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Puts texts into the draft of a form, which shows them if it is on this page. */
export function fillDraft(key: string, texts: Record<string, string>): void {
  saveDraft(key, { ...readDraft(key), ...texts });
  document.dispatchEvent(new CustomEvent(draftEvent, { detail: { key, texts } }));
}

export function eraseDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
