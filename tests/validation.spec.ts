import type { Page } from '@playwright/test';
import {
  callbackValues,
  comeTo,
  contactValues,
  control,
  errorOf,
  fieldOf,
  fill,
  holdScript,
  manners,
  send,
  submitButton,
  type,
  valuesOf,
} from './support/forms.ts';
import { expect, test, testInTab } from './support/test.ts';

const forms = [
  {
    form: 'callback',
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
  {
    form: 'contact',
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
];

/** The summary has the focus, and stands where a visitor sees it: nothing in front of its first words. */
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

/** Everything a person may have done with a form before sending it, and the ways to send it. */
const gestures: Record<string, (page: Page) => Promise<void>> = {
  'as the very first gesture': (page) => submitButton(page).click(),
  'after typing in one field': async (page) => {
    await comeTo(page);
    await type(page, { nom: 'Jean' });
    await submitButton(page).click();
  },
  'after resting on the button': async (page) => {
    await comeTo(page);
    await submitButton(page).hover();
    await submitButton(page).click();
  },
  'by Enter in a field': async (page) => {
    await comeTo(page);
    await control(page, 'telephone').click();
    await page.keyboard.press('Enter');
  },
  'before its script has come': async (page) => {
    const release = await holdScript(page);
    await fill(page, { nom: 'Jean' });
    await submitButton(page).click();
    release();
  },
  'a second time': async (page) => {
    await comeTo(page);
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await type(page, { nom: 'Jean' });
    await submitButton(page).click();
  },
};

testInTab('on a phone what is wrong with a name has room for its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/colmar');
  await submitButton(page).click();
  for (const name of ['nom', 'prenom']) {
    await expect(errorOf(page, name)).toBeVisible();
    // Two lines, beside the other half of the name it took four.
    expect((await errorOf(page, name).boundingBox())?.height, name).toBeLessThan(60);
  }
});

/** Each gesture on each form, one of them on a phone and the other in a wide window, in turns. */
const places = [
  ['/', '/contact'],
  ['/contact', '/colmar'],
] as const;
for (const [index, [gesture, refuse]] of Object.entries(gestures).entries()) {
  const [onPhone, inWideWindow] = places[index % 2 === 0 ? 0 : 1];
  for (const [path, width] of [
    [onPhone, 360],
    [inWideWindow, 1280],
  ] as const) {
    testInTab(
      `a form sent empty ${gesture} on ${path} at ${width} px: its summary is seen and has the focus`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        await refuse(page);
        await expectSummarySeen(page);
      },
    );
  }
}

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

for (const { form, path, values, messages } of forms) {
  for (const manner of manners) {
    testInTab(
      `${form}, ${manner}: every problem stands under its field and in the summary, which leads there`,
      async ({ page }) => {
        await page.goto(path);
        const title = await page.title();
        await send(
          page,
          Object.fromEntries(Object.keys(messages).map((name) => [name, ''])),
          manner,
        );
        const summary = page.locator('.error-summary');
        await expect(summary).toBeFocused();
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
        await expect(page.locator('[role=status]')).toBeEmpty();
      },
    );
  }

  testInTab(`${form}: messages follow the typing`, async ({ page }) => {
    await page.goto(path);
    await comeTo(page);
    await submitButton(page).click();
    for (const [name, message] of Object.entries(messages)) {
      const typed = Object.entries(values).find(([field]) => field === name)?.[1] ?? '';
      await type(page, { [name]: typed });
      await expect(errorOf(page, name)).toHaveCount(0);
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'false');
      await type(page, { [name]: '' });
      await expect(errorOf(page, name)).toHaveText(message);
    }
  });

  testInTab(`${form}: nothing is called wrong before it was sent`, async ({ page }) => {
    await page.goto(path);
    for (const name of Object.keys(messages))
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'false');
    await comeTo(page);
    await type(page, { nom: 'J' });
    await expect(control(page, 'nom')).toHaveAttribute('aria-invalid', 'false');
  });
}

testInTab(
  'a date that the browser can make nothing of is refused, not dropped',
  async ({ page }) => {
    await page.goto('/');
    await comeTo(page);
    await type(page, { ...callbackValues, datePreferee: '' });
    // Half a date.
    await control(page, 'datePreferee').pressSequentially('12');
    await submitButton(page).click();
    await expect(errorOf(page, 'datePreferee')).toHaveText(
      'Cette date est incomplète ou n’existe pas : corrigez-la ou effacez-la',
    );
    await expectSummarySeen(page);
    await control(page, 'datePreferee').fill('2027-02-28');
    await expect(errorOf(page, 'datePreferee')).toHaveCount(0);
  },
);

testInTab('the message about half a date goes when the half does', async ({ page }) => {
  await page.goto('/');
  await comeTo(page);
  const { datePreferee: _, ...others } = callbackValues;
  await type(page, others);
  const date = control(page, 'datePreferee');
  await date.pressSequentially('12');
  await submitButton(page).click();
  await expect(page.locator('.error-summary')).toBeFocused();
  await page.locator('.error-summary').getByRole('link').click();
  await page.keyboard.press('Backspace');
  await expect(errorOf(page, 'datePreferee')).toHaveCount(0);
  await expect(page.locator('.error-summary')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Erreur/);
});

testInTab(
  'a text that is too long stays whole, and the visitor reads how long it may be',
  async ({ page }) => {
    await page.goto('/contact');
    await comeTo(page);
    const tooLong = {
      telephone: 'Mobile 06 12 34 56 78, fixe 03 89 00 00 00, bureau 03 89 11 11 11',
      message: 'Le toit fuit. '.repeat(400),
    };
    await type(page, { ...contactValues, ...tooLong });
    expect(await valuesOf(page, Object.keys(tooLong))).toEqual(tooLong);
    await submitButton(page).click();
    await expect(errorOf(page, 'telephone')).toHaveText('40 caractères au plus');
    await expect(errorOf(page, 'message')).toHaveText('5000 caractères au plus');
  },
);

testInTab('a service that the site no longer has is asked for again', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(
    (draft) => sessionStorage.setItem('brouillon-rappel', JSON.stringify(draft)),
    { ...callbackValues, service: 'Ramonage' },
  );
  await page.reload();
  await expect(control(page, 'nom')).toHaveValue(callbackValues.nom);
  await expect(control(page, 'service').locator('option:checked')).toHaveText('Choisir…');
  await submitButton(page).click();
  await expect(errorOf(page, 'service')).toHaveText('Veuillez sélectionner un type de prestation');
});

testInTab('an address in another alphabet or with an apostrophe is taken', async ({ page }) => {
  await page.goto('/contact');
  await comeTo(page);
  await submitButton(page).click();
  for (const email of ["o'brien@ex.fr", 'info@müller.de', 'a&b@ex.fr']) {
    await type(page, { email });
    await expect(errorOf(page, 'email'), email).toHaveCount(0);
  }
  await type(page, { email: 'a@b' });
  await expect(errorOf(page, 'email')).toHaveText('Veuillez entrer un email valide');
});

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
  'an address that looks like a slip is said to be one, and mended by a press that leaves the focus in the field',
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

testInTab('a day gone by is pointed out and may stay', async ({ page }) => {
  await page.goto('/');
  await comeTo(page);
  await type(page, { datePreferee: '2020-01-01' });
  await expect(fieldOf(page, 'datePreferee').locator('[aria-live]')).toContainText(
    'Cette date est passée',
  );
  await submitButton(page).click();
  await expect(errorOf(page, 'datePreferee')).toHaveCount(0);
});

testInTab('labels are always visible and say in words what is required', async ({ page }) => {
  await page.goto('/contact');
  for (const label of ['Nom', 'E-mail', 'Téléphone', 'Ville', 'Sujet', 'Message']) {
    await expect(page.getByText(`${label} (obligatoire)`, { exact: true })).toBeVisible();
  }
  await page.goto('/');
  for (const label of ['E-mail', 'Date préférée', 'Message'])
    await expect(page.getByText(`${label} (facultatif)`, { exact: true })).toBeVisible();
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

testInTab(
  'the arrow of a choice stays in its field when a message stands below',
  async ({ page }) => {
    await page.goto('/');
    await comeTo(page);
    // An arrow in the middle of its field: with the space above and below it is as high as that.
    const [field, choice] = [fieldOf(page, 'service'), control(page, 'service')];
    const spanned = () =>
      field.evaluate((element) => {
        const { height, top, bottom, marginTop, marginBottom } = getComputedStyle(
          element,
          '::after',
        );
        return [height, top, bottom, marginTop, marginBottom].reduce(
          (sum, length) => sum + parseFloat(length),
          0,
        );
      });
    const height = async () => (await choice.boundingBox())?.height;
    expect(await spanned()).toBeCloseTo((await height()) ?? 0, 0);
    await submitButton(page).click();
    await expect(errorOf(page, 'service')).toBeVisible();
    expect(await spanned()).toBeCloseTo((await height()) ?? 0, 0);
  },
);
