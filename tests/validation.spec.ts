import type { Page } from '@playwright/test';
import { callbackValues, contactValues, control, fill, submitButton } from './support/forms.ts';
import { expect, test } from './support/test.ts';

interface Rule {
  name: string;
  message: string;
  refused: string[];
  accepted: string[];
}

const lastName = { name: 'nom', message: 'Le nom doit contenir au moins 2 caractères', refused: ['', 'A', '  A  '], accepted: ['Li'] };
const phone = {
  name: 'telephone',
  message: 'Veuillez entrer un numéro de téléphone valide',
  refused: ['', '035301200', ' 035301200 '],
  accepted: ['0353012004', '03.53.01.20.04', '+33 3 53 01 20 04', '0033353012004', '+41 61 123 45 67', '0049 7621 12345'],
};
const town = { name: 'ville', message: 'Veuillez entrer votre ville', refused: ['', 'Y'], accepted: ['Is'] };
const badAddresses = ['zoe', 'zoe@', '@example.org', 'zoe@example', 'zoe example.org'];

const callbackRules: Rule[] = [
  lastName,
  { name: 'prenom', message: 'Le prénom doit contenir au moins 2 caractères', refused: ['', 'Z'], accepted: ['Al'] },
  phone,
  { name: 'email', message: 'Veuillez entrer une adresse email valide', refused: badAddresses, accepted: ['', 'a@b.fr'] },
  town,
  { name: 'service', message: 'Veuillez sélectionner un type de prestation', refused: [''], accepted: ['Autre'] },
];

const contactRules: Rule[] = [
  lastName,
  { name: 'email', message: 'Veuillez entrer un email valide', refused: ['', ...badAddresses], accepted: ['a@b.fr'] },
  phone,
  town,
  { name: 'sujet', message: 'Veuillez préciser le sujet de votre demande', refused: ['', 'S'], accepted: ['OK'] },
  { name: 'message', message: 'Le message doit contenir au moins 10 caractères', refused: ['', '123456789'], accepted: ['1234567890'] },
];

const fieldOf = (page: Page, name: string) => page.locator('.field').filter({ has: page.locator(`[name="${name}"]`) });
const errorOf = (page: Page, name: string) => fieldOf(page, name).locator('.field__error');

for (const { form, path, values, rules } of [
  { form: 'callback', path: '/', values: callbackValues, rules: callbackRules },
  { form: 'contact', path: '/contact', values: contactValues, rules: contactRules },
]) {
  for (const { name, message, refused, accepted } of rules) {
    test(`${form}: ${name} is refused and accepted at its boundary`, async ({ page }) => {
      await page.goto(path);
      await fill(page, values);
      // One refused submit, with another field wrong too, so that nothing is sent while this one is tried.
      const other = rules.find((rule) => rule.name !== name);
      await fill(page, { [other?.name ?? '']: '', [name]: refused[0] ?? '' });
      await submitButton(page).click();
      for (const value of refused) {
        await fill(page, { [name]: value });
        await expect(errorOf(page, name)).toHaveText(message);
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(control(page, name)).toHaveAccessibleDescription(message);
      }
      for (const value of accepted) {
        await fill(page, { [name]: value });
        await expect(errorOf(page, name)).toHaveCount(0);
        await expect(control(page, name)).not.toHaveAttribute('aria-invalid');
      }
    });
  }

  test(`${form}: an empty form is refused with a summary that takes the focus and leads to each field`, async ({ page }) => {
    await page.goto(path);
    const title = await page.title();
    await submitButton(page).click();
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    const wrong = rules.filter(({ accepted }) => !accepted.includes(''));
    await expect(summary.getByRole('link')).toHaveText(wrong.map(({ message }) => message));
    await expect(page).toHaveTitle(`Erreur : ${title}`);
    for (const { name, message } of wrong) {
      await summary.getByRole('link', { name: message }).click();
      await expect(control(page, name)).toBeFocused();
      await expect(fieldOf(page, name).locator('label')).toBeInViewport();
    }
    await expect(page.locator('[role=status]')).toBeEmpty();
  });
}

test('labels are always visible and say in words what is required', async ({ page }) => {
  await page.goto('/contact');
  for (const label of ['Nom', 'Email', 'Téléphone', 'Ville', 'Sujet', 'Message']) {
    await expect(page.getByText(`${label} (obligatoire)`, { exact: true })).toBeVisible();
  }
  await page.goto('/');
  for (const label of ['Email', 'Date préférée', 'Message']) await expect(page.getByText(`${label} (facultatif)`, { exact: true })).toBeVisible();
});

test('fields help browsers and keyboards', async ({ page }) => {
  await page.goto('/');
  const expected = {
    nom: { autocomplete: 'family-name' },
    prenom: { autocomplete: 'given-name' },
    telephone: { autocomplete: 'tel', type: 'tel', inputmode: 'tel' },
    email: { autocomplete: 'email', type: 'email', inputmode: 'email' },
    ville: { autocomplete: 'address-level2' },
    datePreferee: { type: 'date' },
  };
  for (const [name, attributes] of Object.entries(expected)) {
    for (const [attribute, value] of Object.entries(attributes)) await expect(control(page, name)).toHaveAttribute(attribute, value);
  }
  await page.goto('/contact');
  await expect(control(page, 'nom')).toHaveAttribute('autocomplete', 'name');
});
