/**
 * `npm run test:build`: builds the site for the tests of built files and for browser tests.
 */
import './environment.ts';
import { rm } from 'node:fs/promises';
import { buildHere } from '../../release/publish/build-site.ts';
import { stopWith } from '../../src/content-model/owner/fail.ts';
import { testHome } from './folders.ts';

try {
  await rm(testHome, { recursive: true, force: true });
  await buildHere(testHome);
} catch (error) {
  stopWith(error);
}
