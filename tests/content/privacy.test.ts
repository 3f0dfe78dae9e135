import { expect, test } from 'vitest';
import { callbackSchema, contactSchema, labels } from '../../requests/fields.ts';
import { allTexts } from './texts.ts';

test('the privacy policy names every field of both forms', () => {
  const policy = allTexts()
    .filter(({ file }) => file === 'text-pages/politique-confidentialite.yaml')
    .map(({ text }) => text.toLowerCase());
  for (const [form, { entries }] of Object.entries({
    'demande de rappel': callbackSchema,
    'message de contact': contactSchema,
  })) {
    const named = policy.find((text) => text.startsWith(form));
    for (const [field, label] of Object.entries(labels))
      if (field in entries) expect(named, form).toContain(label.toLowerCase());
  }
});
