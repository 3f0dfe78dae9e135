/** What runs in the kept process (`kept-process.ts`): Vitest's own worker, but for what it remembers between two runs. */
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

// As they are now: tests may put others in their place.
const send = process.send?.bind(process);
const on = process.on.bind(process);
const off = process.off.bind(process);

init({
  post: (message) => send?.(message),
  on: (listener) => on('message', listener),
  off: (listener) => off('message', listener),
  setup: setupEnvironment,
  // Vitest's own processes end when a source file changes, and never ask again for one they have.
  onModuleRunner: (modules) => modules.clearCache(),
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
});
