/** `npm run test:build`: builds the site of the demonstration aside, for the tests of what is built and in browsers. */
import './demonstration.ts';
import { rm } from 'node:fs/promises';
import { buildHere } from '../../publish/build-site.ts';
import { stopWith } from '../../settings/fail.ts';
import { demonstrationHome } from './folders.ts';

await rm(demonstrationHome, { recursive: true, force: true });
await buildHere([], demonstrationHome).catch(stopWith);
