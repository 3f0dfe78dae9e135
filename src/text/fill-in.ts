import { facts } from '../../company.ts';

/**
 * Replaces each `{fact}` by the owner's value.
 * Returns `undefined` when a fact has no value, so that the whole line is left out instead of showing a gap.
 * Throws when the name is not a fact at all: that is a typing mistake in the content file.
 */
export function fillIn(line: string): string | undefined {
  let complete = true;
  const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in facts)) throw new Error(`{${name}} is no fact of company.ts; choose one of: ${Object.keys(facts).join(', ')}`);
    const value = facts[name];
    if (value === undefined) complete = false;
    return value ?? '';
  });
  return complete ? filled : undefined;
}
