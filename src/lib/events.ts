/**
 * Dispatched on an island's form after hydration: React misses a `submit` before it has attached
 * its handlers. The event bubbles to the island, because React may have replaced the form.
 */
export const readyEvent = 'island:ready';

/** Dispatched on the document when another part of the page has added values to a form's draft. */
export const draftEvent = 'draft:filled';

declare global {
  interface DocumentEventMap {
    [draftEvent]: CustomEvent<{ key: string; texts: Record<string, string> }>;
  }
}
