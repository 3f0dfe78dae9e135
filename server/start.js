/**
 * Starts the server: `node server/start.js`. Plain JavaScript, so that an old Node.js can read it
 * and say what is missing.
 */
import './preflight.mjs';

// Imported dynamically: an old Node.js must not read it before the check.
const { main } = await import('./main.ts');
await main();
