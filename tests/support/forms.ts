import { expect, type Page } from '@playwright/test';
import { callback, contact } from '../../server/testing.ts';

/** A callback request as a visitor types it, with characters that are easily broken. */
export const callbackValues = {
  ...callback,
  ville: 'Saint-Louis',
  datePreferee: '2027-01-15',
  message:
    "Bonjour,\nl’arrière du toit est vert, c'est à 30 % au nord.\n\nMerci d'avance & à bientôt",
};

/** A contact message as a visitor types it. */
export const contactValues = {
  ...contact,
  message: 'Première ligne\nDeuxième ligne & « guillemets » : 100 % d’œuvre à 1 €',
};

/** The page's form that sends a request. */
export const formOf = (page: Page) => page.locator('form[method="post"]');

/** The control with this name in the page's form. */
export const control = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);

/** The field with this name: label, control, advice and message. */
export const fieldOf = (page: Page, name: string) =>
  formOf(page)
    .locator('.field')
    .filter({ has: page.locator(`[name="${name}"]`) });

/** The message under a field. */
export const errorOf = (page: Page, name: string) =>
  fieldOf(page, name).locator('.field__error:not(:empty)');

export const submitButton = (page: Page) => formOf(page).locator('[type="submit"]');

/** The island, until the form's script has run. */
const waitingForm = (page: Page) => page.locator('[data-island]').filter({ has: formOf(page) });

/** Sets the values of the page's form, field by field, whether or not its script has loaded. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(page, name);
    if (name === 'service') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The receipt above the form after sending. */
export const receiptOf = (page: Page) => page.locator('.receipt');

/** The current values of the form. */
export async function valuesOf(page: Page, names: string[]): Promise<Record<string, string>> {
  const values = await Promise.all(
    names.map(async (name) => [name, await control(page, name).inputValue()] as const),
  );
  return Object.fromEntries(values);
}

/**
 * How people fill in a form. With patience: they move to it, type and leave each field, and the
 * script has loaded by then. In haste: they fill in everything and press the button before the
 * script has loaded.
 */
export const manners = ['with patience', 'in haste'] as const;
type Manner = (typeof manners)[number];

/** Waits until the form's script has run. Touch the form before. */
export async function untilReady(page: Page): Promise<void> {
  await expect(waitingForm(page)).toHaveCount(0);
}

/**
 * Moves to the form and focuses its first field, as one does before typing, and waits for the
 * script.
 */
export async function comeTo(page: Page): Promise<void> {
  await formOf(page).locator('input').first().hover();
  await formOf(page).locator('input').first().click();
  await untilReady(page);
}

/** Types into the fields with the keyboard, and leaves each. */
export async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(page, name);
    // The order of the parts of a date depends on the browser's language.
    if (name === 'datePreferee') await field.fill(value);
    else if (name === 'service') await field.selectOption(value);
    else {
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press('Tab');
  }
}

/**
 * Fills in fields as autofill does: without the page's scripts. The focus stays in the field that
 * the visitor touched last, if any. Some browsers send no event.
 */
export async function autofill(
  page: Page,
  values: Record<string, string>,
  { silent = false } = {},
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await control(page, name).evaluate(
      (field, { value, silent }) => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
          field,
          value,
        );
        if (!silent)
          for (const event of ['input', 'change'])
            field.dispatchEvent(new Event(event, { bubbles: true }));
      },
      { value, silent },
    );
  }
}

/** Fills in the form of an open page and presses its button. */
export async function send(
  page: Page,
  values: Record<string, string>,
  manner: Manner,
): Promise<void> {
  if (manner === 'with patience') {
    await comeTo(page);
    await type(page, values);
    await submitButton(page).click();
    return;
  }
  const release = await holdScript(page);
  await fill(page, values);
  await submitButton(page).click();
  release();
}

/** Delays the form's script until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(formScript, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Requests for the form's script, at the first try and later. */
export const formScript = /\/_astro\/hydrate-/;
