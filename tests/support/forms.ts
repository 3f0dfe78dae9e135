import { expect, type Page } from '@playwright/test';
import { callback, contact } from '../../server/testing.ts';

/** A callback request as a visitor types it, with what tends to break on the way. */
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

/** The only form of the page that sends something. */
export const formOf = (page: Page) => page.locator('form[method="post"]');

/** The control that has this name in the form of the page. */
export const control = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);

/** The label, the control, the advice and the message of one name. */
export const fieldOf = (page: Page, name: string) =>
  formOf(page)
    .locator('.field')
    .filter({ has: page.locator(`[name="${name}"]`) });

/** The message under a field. */
export const errorOf = (page: Page, name: string) =>
  fieldOf(page, name).locator('.field__error:not(:empty)');

export const submitButton = (page: Page) => formOf(page).locator('[type="submit"]');

/** What waits for the script of the form. */
const waitingForm = (page: Page) => page.locator('[data-island]').filter({ has: formOf(page) });

/** Sets the values of the form of the page, field by field, whatever has loaded. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(page, name);
    if (name === 'service') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What stands above the form once a request was sent. */
export const receiptOf = (page: Page) => page.locator('.receipt');

/** What the form holds now. */
export async function valuesOf(page: Page, names: string[]): Promise<Record<string, string>> {
  const values = await Promise.all(
    names.map(async (name) => [name, await control(page, name).inputValue()] as const),
  );
  return Object.fromEntries(values);
}

/**
 * How people come to a form. With patience: they move to it, type, and leave each field, while its
 * script has long come. In haste: everything is filled in and the button pressed before the script
 * is there.
 */
export const manners = ['with patience', 'in haste'] as const;
type Manner = (typeof manners)[number];

/** Waits until the form answers by script; a person has touched it before. */
export async function untilReady(page: Page): Promise<void> {
  await expect(waitingForm(page)).toHaveCount(0);
}

/**
 * Moves to the form and into its first field, as one does before typing, and waits for its script.
 */
export async function comeTo(page: Page): Promise<void> {
  await formOf(page).locator('input').first().hover();
  await formOf(page).locator('input').first().click();
  await untilReady(page);
}

/** Types into the fields and leaves each, by the keys a person has. */
export async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(page, name);
    // The order in which the parts of a date are typed depends on the browser's own language.
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
 * Fills in fields as the browser does by itself: past every script of the page, and in the one that
 * a visitor has touched last, if any, the focus stays. Some browsers say nothing of it.
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

/** Keeps the script of the form on its way until it is released. */
export async function holdScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(formScript, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** The request for the script of the form, at its first try and later. */
export const formScript = /\/_astro\/hydrate-/;
