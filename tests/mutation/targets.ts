/** What is mutated, and by which tests that has to be noticed. */

/** Folders of rules. */
export const folders = ['requests/', 'server/', 'src/forms/', 'src/hours/', 'src/text/', 'src/zones/'];

/** The part of all mutants that has to be noticed. */
export const wanted = 0.85;

/** Files, by the end of their names, that no unit test has to hold, and why. Components (`.tsx`) are not looked at either. */
export const leftOut: Record<string, string> = {
  '.client.ts': 'ties a rule to the page, which browser tests do as well',
  'server/testing.ts': 'what tests share',
  'server/testing-kills.ts': 'what tests share',
  'src/forms/kinds.ts': 'names as they are',
  'src/forms/texts.ts': 'nothing without a form, which browser tests fill in',
  'src/forms/useRequest.ts': 'nothing without its form, which browser tests fill in',
  'src/zones/callback.ts': 'hands over to the form on the page, as browser tests do',
  'src/zones/labels.ts': 'places of names on the map, found by eye',
  'src/zones/pin.ts': 'draws on the map of the page, which browser tests look at',
  'src/zones/look-up-service.ts': 'loads what the page needs, once, as browser tests do',
};

/** Test files, by the end of their names, that are not asked, and why. */
export const notAsked: Record<string, string> = {
  '/content.config.test.ts': 'needs Astro, whose start takes longer than all other tests of a mutant',
  '/crash.test.ts': 'kills the server many times, to find what happens rarely',
  '/disk-full.test.ts': 'mounts a file system',
  '/fuzz.test.ts': 'thousands of random bodies',
};

/** Test files, by the end of their names, that are asked only about functions that no other test runs, and why. The score can only be lower for it. */
export const askedLast: Record<string, string> = {
  '/main.test.ts': 'starts the server as a process, which takes as long as fifty other tests',
};

/**
 * Milliseconds of a processor that tests take which a mutant is tried with, beside those next to its own file: what survives the first
 * of them rarely meets its match in the last and longest ones, which take most of the time. The score can only be lower for it.
 */
export const patience = 1000;
