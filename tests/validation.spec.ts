import type { Page } from '@playwright/test';
import {
  callbackValues,
  comeTo,
  contactValues,
  control,
  errorOf,
  fieldOf,
  formOf,
  send,
  submitButton,
  type,
  valuesOf,
} from './support/forms.ts';
import { expect, test, testInTab } from './support/test.ts';

const forms = {
  callback: {
    path: '/',
    values: callbackValues,
    messages: {
      nom: 'Le nom doit contenir au moins 2 caractères',
      prenom: 'Le prénom doit contenir au moins 2 caractères',
      telephone: 'Veuillez entrer un numéro de téléphone valide',
      ville: 'Veuillez entrer votre ville',
      service: 'Veuillez sélectionner un type de prestation',
    },
  },
  contact: {
    path: '/contact',
    values: contactValues,
    messages: {
      nom: 'Le nom doit contenir au moins 2 caractères',
      email: 'Veuillez entrer un email valide',
      telephone: 'Veuillez entrer un numéro de téléphone valide',
      ville: 'Veuillez entrer votre ville',
      sujet: 'Veuillez préciser le sujet de votre demande',
      message: 'Le message doit contenir au moins 10 caractères',
    },
  },
};

/**
 * The summary has the focus, and stands where a visitor sees it: nothing in front of its first
 * words.
 */
async function expectSummarySeen(page: Page) {
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.locator('p')).toBeInViewport({ ratio: 1 });
  const onTop = await summary.locator('p').evaluate((words) => {
    const { left, top, height } = words.getBoundingClientRect();
    const found = document.elementFromPoint(left + 4, top + height / 2);
    return found !== null && words.contains(found);
  });
  expect(onTop, 'the summary is not covered').toBe(true);
}

testInTab('a refused form keeps its columns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/colmar');
  const places = () =>
    page.locator('.form .field:visible').evaluateAll((fields) =>
      fields.map((field) => {
        const { left, width } = field.getBoundingClientRect();
        return { left, width };
      }),
    );
  const before = await places();
  await submitButton(page).click();
  await expectSummarySeen(page);
  expect(await places()).toEqual(before);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a refused form is seen on a slow phone too', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/');
    await control(page, 'prenom').tap();
    await page.keyboard.insertText('Jean');
    await submitButton(page).tap();
    await expectSummarySeen(page);
  });
});

// One with patience and one in haste: both run the same hook.
for (const [form, manner] of [
  ['callback', 'with patience'],
  ['contact', 'in haste'],
] as const) {
  const { path, messages } = forms[form];
  testInTab(
    `${form}, ${manner}: each problem is under its field and in the summary`,
    async ({ page }) => {
      await page.goto(path);
      const title = await page.title();
      await send(page, Object.fromEntries(Object.keys(messages).map((name) => [name, ''])), manner);
      await expectSummarySeen(page);
      const summary = page.locator('.error-summary');
      await expect(summary).toHaveAccessibleName(
        `${Object.keys(messages).length} champs sont à corriger.`,
      );
      await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
      await expect(page).toHaveTitle(`Erreur : ${title}`);
      for (const [name, message] of Object.entries(messages)) {
        await expect(errorOf(page, name)).toHaveText(message);
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(`^${message}`));
        await summary.getByRole('link', { name: message }).click();
        await expect(control(page, name)).toBeFocused();
        await expect(fieldOf(page, name).locator('label')).toBeInViewport();
      }
      await expect(page.locator('[role=status]:not(.look-up__answer)')).toBeEmpty();
    },
  );
}

testInTab(
  'nothing is called wrong before it was sent, then messages follow the typing',
  async ({ page }) => {
    const { path, values, messages } = forms.contact;
    await page.goto(path);
    await comeTo(page);
    await type(page, { nom: 'J' });
    for (const name of Object.keys(messages))
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'false');
    await control(page, 'nom').press('Enter');
    for (const [name, message] of Object.entries(messages)) {
      const typed = Object.entries(values).find(([field]) => field === name)?.[1] ?? '';
      await type(page, { [name]: typed });
      await expect(errorOf(page, name)).toHaveCount(0);
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'false');
      await type(page, { [name]: '' });
      await expect(errorOf(page, name)).toHaveText(message);
    }
  },
);

testInTab(
  'half a date is refused until it is whole or gone, and no word is said of it before',
  async ({ page }) => {
    await page.goto('/');
    await comeTo(page);
    const { datePreferee: _, ...others } = callbackValues;
    await type(page, others);
    const date = control(page, 'datePreferee');
    for (const mend of [() => date.fill('1999-12-31'), () => page.keyboard.press('Backspace')]) {
      await date.fill('');
      await date.pressSequentially('12');
      await submitButton(page).click();
      await expectSummarySeen(page);
      await expect(errorOf(page, 'datePreferee')).toHaveText(
        'Cette date est incomplète ou n’existe pas : corrigez-la ou effacez-la',
      );
      await page.locator('.error-summary').getByRole('link').click();
      await mend();
      await expect(errorOf(page, 'datePreferee')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/^Erreur/);
    }
    await expect(fieldOf(page, 'datePreferee').locator('[aria-live]')).toHaveCount(0);
  },
);

testInTab(
  'a text that is too long stays whole, and the visitor reads how long it may be',
  async ({ page }) => {
    await page.goto('/contact');
    await comeTo(page);
    const tooLong = {
      telephone: 'Mobile 06 12 34 56 78, fixe 03 89 00 00 00, bureau 03 89 11 11 11. '.repeat(2),
      message: 'Le toit fuit. '.repeat(400),
    };
    await type(page, { ...contactValues, ...tooLong });
    expect(await valuesOf(page, Object.keys(tooLong))).toEqual(tooLong);
    await submitButton(page).click();
    await expect(errorOf(page, 'telephone')).toHaveText(
      'Le numéro de téléphone doit contenir au plus 100 caractères',
    );
    await expect(errorOf(page, 'message')).toHaveText(
      'Le message doit contenir au plus 5000 caractères',
    );
  },
);

testInTab('whoever writes for a leak is told at once to call', async ({ page }) => {
  await page.goto('/');
  await comeTo(page);
  await type(page, { service: 'Urgence fuite' });
  const advice = fieldOf(page, 'service').locator('[aria-live]');
  await expect(advice).toContainText('appelez, c’est plus rapide qu’un formulaire');
  await expect(advice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await type(page, { service: 'Toiture' });
  await expect(advice).toBeEmpty();
});

testInTab(
  'a likely slip in an address is named, and one press mends it in the field',
  async ({ page }) => {
    await page.goto('/contact');
    await comeTo(page);
    const advice = fieldOf(page, 'email').locator('[aria-live]');
    // A region that is not in the tree when its words come may not be read out.
    await expect(advice).not.toHaveCSS('display', 'none');
    await type(page, { email: 'zoe@gmial.com' });
    await advice.getByRole('button', { name: 'Remplacer par zoe@gmail.com' }).click();
    await expect(control(page, 'email')).toHaveValue('zoe@gmail.com');
    await expect(control(page, 'email')).toBeFocused();
  },
);

testInTab(
  'a number that lacks digits is said to, once it was left, and may stay',
  async ({ page }) => {
    await page.goto('/');
    await comeTo(page);
    const advice = fieldOf(page, 'telephone').locator('[aria-live]');
    await control(page, 'telephone').pressSequentially('06 12 34 56');
    await expect(advice).toBeEmpty();
    // Nothing slides away under a press that leaves the field.
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(advice).toHaveText('Il manque peut-\u2060être un chiffre.');
    await expect(errorOf(page, 'telephone')).toHaveCount(0);
    await control(page, 'telephone').press('End');
    await page.keyboard.type(' 78');
    await expect(advice).toBeEmpty();
  },
);

testInTab('labels are always visible and say in words what is required', async ({ page }) => {
  const seen = () =>
    formOf(page)
      .locator('label')
      .evaluateAll((labels) =>
        labels.map((label) => (label instanceof HTMLElement ? label.innerText : '')),
      );
  const all = (names: string[], mark: string) =>
    expect.arrayContaining(names.map((name) => `${name} (${mark})`));
  await page.goto('/contact');
  const asked = ['Nom', 'E-mail', 'Téléphone', 'Ville', 'Sujet', 'Message'];
  expect(await seen()).toEqual(all(asked, 'obligatoire'));
  await page.goto('/');
  expect(await seen()).toEqual(all(['E-mail', 'Date préférée', 'Message'], 'facultatif'));
});

testInTab('fields help browsers and keyboards', async ({ page }) => {
  await page.goto('/');
  const expected = {
    nom: { autocomplete: 'family-name' },
    prenom: { autocomplete: 'given-name' },
    telephone: { autocomplete: 'tel', type: 'tel' },
    email: { autocomplete: 'email', type: 'email' },
    ville: { autocomplete: 'address-level2' },
    datePreferee: { type: 'date' },
  };
  for (const [name, attributes] of Object.entries(expected)) {
    for (const [attribute, value] of Object.entries(attributes))
      await expect(control(page, name)).toHaveAttribute(attribute, value);
  }
  await page.goto('/contact');
  await expect(control(page, 'nom')).toHaveAttribute('autocomplete', 'name');
});
