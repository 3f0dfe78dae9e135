import { draftEvent } from '../lib/events.ts';

/** `sessionStorage` key of each form's draft. */
export const draftKeys = { callback: 'brouillon-rappel', contact: 'brouillon-message' } as const;

/**
 * Saves what a visitor typed, for this tab only. If the browser refuses `sessionStorage`, the form
 * works without a draft.
 */
export function saveDraft(key: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}

/** The values of a draft by field; empty if there is none. */
export function readDraft(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Adds values to a form's draft; the form shows them if it is on this page. */
export function fillDraft(key: string, texts: Record<string, string>): void {
  saveDraft(key, { ...readDraft(key), ...texts });
  document.dispatchEvent(new CustomEvent(draftEvent, { detail: { key, texts } }));
}

/** Deletes a form's draft after sending. */
export function eraseDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
