import type { Page } from '@playwright/test';

/** A callback request as a visitor types it, with what tends to break on the way. */
export const callbackValues = {
  nom: 'Müller-Schmitt',
  prenom: 'Zoë',
  telephone: '06 12 34 56 78',
  email: 'zoe.muller@example.org',
  ville: 'Saint-Louis',
  service: 'Démoussage de toiture',
  datePreferee: '2027-01-15',
  message: "Bonjour,\nl’arrière du toit est vert, c'est à 30 % au nord.\n\nMerci d'avance & à bientôt",
};

/** A contact message as a visitor types it. */
export const contactValues = {
  nom: "Jeanne O'Connor",
  email: 'jeanne@example.org',
  telephone: '+33 6 12 34 56 78',
  ville: 'L’Isle-sur-le-Doubs',
  sujet: 'Réfection d’une noue',
  message: 'Première ligne\nDeuxième ligne & « guillemets » : 100 % d’œuvre à 1 €',
};

/** The control that has this name in the only form of the page. */
export const control = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Fills the form of the page, field by field. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'service') await control(page, name).selectOption(value);
    else await control(page, name).fill(value);
  }
}

/** What the form holds now. */
export async function valuesOf(page: Page, names: string[]): Promise<Record<string, string>> {
  const values = await Promise.all(names.map(async (name) => [name, await control(page, name).inputValue()] as const));
  return Object.fromEntries(values);
}

export const submitButton = (page: Page) => page.locator('form[method="post"] [type="submit"]');
