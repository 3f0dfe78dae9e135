import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtSite } from '../support/folders.ts';

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

test('every page is valid HTML', async () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  expect(files.length).toBeGreaterThan(35);
  const validator = new HtmlValidate(new FileSystemConfigLoader(config));
  const problems: string[] = [];
  for (const name of files) {
    const { results } = await validator.validateFile(join(builtSite, name));
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) problems.push(`${name}: ${ruleId}: ${message} (${selector})`);
  }
  expect(problems.slice(0, 20)).toEqual([]);
});
