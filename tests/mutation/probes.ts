/** Which tests run which functions, in whatever process: the functions write it down themselves. */
import type ts from 'typescript';
import * as v from 'valibot';
import { functionBodies } from './mutants.ts';

/** A source file whose functions note in the file `log` that they ran, as the source file does itself once it is loaded. */
export function withProbes(source: ts.SourceFile, file: string, log: string): string {
  const insertions = functionBodies(source).flatMap((body, index) => {
    const [start, end] = [body.getStart(), body.getEnd()];
    const isBlock = source.text.charAt(start) === '{';
    return isBlock
      ? [{ at: start + 1, text: `__ran(${index});` }]
      : [
          { at: start, text: `(__ran(${index}), ` },
          { at: end, text: ')' },
        ];
  });
  let text = source.text;
  for (const insertion of insertions.sort((a, b) => b.at - a.at)) text = text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at);
  // Plain JavaScript of one function, which is there before anything of a circle of imports runs.
  return `${text}
function __ran(index) {
  const line = JSON.stringify({ file: ${JSON.stringify(file)}, index });
  const noted = (globalThis.__noted ??= new Set());
  if (noted.has(line)) return;
  noted.add(line);
  process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(log)}, line + '\\n');
}
__ran();
`;
}

/** A function by its file and its index there; without an index the file itself. */
export const placeOf = (file: string, index?: number) => `${file} ${index ?? ''}`;

/** The places that ran for a test file. */
export interface Reach {
  /** Before its first test: noticed by all of its tests, if by any. */
  always: Set<string>;
  /** In each of its tests, by their full names. */
  tests: Map<string, Set<string>>;
  /** What each of its tests took. */
  costs: Map<string, Cost>;
}

const costSchema = v.object({ milliseconds: v.number(), processor: v.number() });

/** How long a test took, and for how many milliseconds it kept a processor busy, however busy the machine was with others. */
export type Cost = v.InferOutput<typeof costSchema>;

const noteSchema = v.union([v.object({ test: v.string() }), costSchema, v.object({ file: v.string(), index: v.optional(v.number()) })]);

/** Reads what probes and tests have noted during the run of one test file. */
export function readReach(log: string): Reach {
  const reach: Reach = { always: new Set(), tests: new Map(), costs: new Map() };
  let places = reach.always;
  let test = '';
  for (const line of log.split('\n').filter(Boolean)) {
    const note = v.parse(noteSchema, JSON.parse(line));
    if ('test' in note) {
      test = note.test;
      places = reach.tests.get(test) ?? new Set();
      reach.tests.set(test, places);
    } else if ('milliseconds' in note) reach.costs.set(test, note);
    else places.add(placeOf(note.file, note.index));
  }
  return reach;
}
