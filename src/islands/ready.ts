/**
 * An island says this on its form once its own handlers are in place. React attaches them some time after the script
 * has run, and lets a `submit` pass until then.
 */
export const readyEvent = 'island:ready';
