/**
 * Dispatched on an island's form after hydration. It bubbles to the island, as the form may be
 * another one than before. React attaches its handlers some time after the script ran and misses a
 * `submit` before that.
 */
export const readyEvent = 'island:ready';

/** Dispatched on the document when another part of the page has added values to a form's draft. */
export const draftEvent = 'draft:filled';

declare global {
  interface DocumentEventMap {
    [draftEvent]: CustomEvent<{ key: string; texts: Record<string, string> }>;
  }
}
