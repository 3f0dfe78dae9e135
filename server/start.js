/**
 * What starts the server: `node server/start.js`. Plain JavaScript, so that a Node too old for the rest can read it and say so.
 */
import './preflight.mjs';

// What an old Node cannot read comes after that, and not together with it.
const { main } = await import('./main.ts');
await main();
