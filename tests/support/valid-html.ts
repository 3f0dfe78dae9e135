import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';

/**
 * The recommended rules, but for those of taste that React's serialiser does not share (`srcSet`, `required=""`, `<br/>`), and:
 * - a number is written with ordinary spaces, as the specification shows it, so that it can be searched and copied;
 * - the role of a figure is said once more where the French rules of accessibility ask for it (RGAA 1.9);
 * - a title may be followed by the company's name, which a list of results may cut off;
 * - the list of the look-up is a listbox that follows the typing, which no native element does.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'tel-non-breaking': 'off',
    'no-redundant-role': 'off',
    'long-title': ['error', { maxlength: 80 }],
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
};

/** The pages of a built site, by file name. */
export const pageFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'));

/** What is not valid in the pages of a built site, one line each. */
export async function htmlProblems(folder: string): Promise<string[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader(config));
  const problems = new Set<string>();
  for (const name of pageFiles(folder)) {
    const { results } = await validator.validateFile(join(folder, name));
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) problems.add(`${name}: ${ruleId}: ${message} (${selector})`);
  }
  return [...problems];
}
