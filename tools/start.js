/** `npm start`: builds the site and serves it. */
import '../server/preflight.mjs';

// Imported dynamically: an old Node.js must not read them before the check.
const { runCommand } = await import('../release/publish/commands.ts');
const { main } = await import('../server/main.ts');

await runCommand('build');
await main();
