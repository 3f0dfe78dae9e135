/**
 * An island says this on its form once its own handlers are in place. React attaches them some time after the script
 * has run, and lets a `submit` pass until then.
 */
export const readyEvent = 'island:ready';

/** Said on the document when another part of the page has put texts into the draft of a form, for that form to take up. */
export const draftEvent = 'draft:filled';

declare global {
  interface DocumentEventMap {
    [draftEvent]: CustomEvent<{ key: string; texts: Record<string, string> }>;
  }
}
