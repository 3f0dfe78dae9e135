/** Form values by field name. They are stored only in the form itself. */
export type FormValues = Record<string, string>;

/** The form control of this name. */
export function fieldOf(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | undefined {
  const field = form.querySelector(`[name="${name}"]`);
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return isField ? field : undefined;
}

/** The current values, whoever set them. */
export function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
}

/** The values as they are sent: the message starts with what was ticked for it elsewhere on the page. */
export function sentValues(form: HTMLFormElement): FormValues {
  return {
    ...valuesOf(form),
    message: new FormData(form).getAll('message').filter(Boolean).join('\n'),
  };
}

/**
 * Fields with input the browser cannot parse, such as a half-typed date or 31 February. Their value is empty and would be dropped silently, so they
 * get a value that no rule accepts.
 */
export function invalidInputs(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...form.querySelectorAll('input')]
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, '\uFFFD']),
  );
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

/** Sets values and opens folded fields. */
export function setValues(form: HTMLFormElement, texts: FormValues): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    // Unchanged values are not set again: it would disturb typing.
    if (!field || field.value === text) continue;
    field.value = text;
    // An option that no longer exists must be chosen again.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
  unfold(form, Object.keys(texts));
}

/** Opens the folded parts around these fields. */
export function unfold(form: HTMLFormElement, names: string[]): void {
  for (const name of names) fieldOf(form, name)?.closest('details')?.setAttribute('open', '');
}
