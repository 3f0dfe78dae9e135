/** Form values by field name. They are stored only in the form itself. */
export type FormValues = Record<string, string>;

/** The form control of this name. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    `[name="${name}"]`,
  );

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));

/**
 * The current values, whoever set them, as they are checked and sent. The browser would silently
 * leave out input that it cannot parse, such as a half-typed date or 31 February. Unreadable input
 * gets U+FFFD, which every rule refuses.
 */
export function currentValues(form: HTMLFormElement): FormValues {
  const values = valuesOf(form);
  for (const { name, validity } of form.querySelectorAll('input'))
    if (validity.badInput) values[name] = '\uFFFD';
  return values;
}

/** Values that differ from those the page set. */
export function changedValues(form: HTMLFormElement): FormValues {
  const untouched = document.importNode(form, true);
  untouched.reset();
  const given = valuesOf(untouched);
  return Object.fromEntries(
    Object.entries(valuesOf(form)).filter(([name, text]) => text !== given[name]),
  );
}

/** Sets values. */
export function setValues(form: HTMLFormElement, texts: FormValues): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    // Unchanged values are not set again: it would disturb typing.
    if (field && field.value !== text) field.value = text;
  }
}
