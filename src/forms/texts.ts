/** What stands in a form, by the names of its fields. The form is the only one that keeps it. */
export type Texts = Record<string, string>;

/** The field of this name. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | undefined {
  const field = form.querySelector(`[name="${name}"]`);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
  return isField ? field : undefined;
}

/** What stands in a form now, however it got there. */
export function textsOf(form: HTMLFormElement): Texts {
  return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
}

/** What of them is sent: a message begins with what was ticked for it elsewhere on the page, and its own field is the last of that name. */
export function sentBy(form: HTMLFormElement): Texts {
  return { ...textsOf(form), message: new FormData(form).getAll('message').filter(Boolean).join('\n') };
}

/**
 * Where something stands of which the browser can make nothing: a date that is half typed, or the 31st of February. It has the value of an empty field,
 * and would be dropped without a word; as this text no rule takes it.
 */
export function unreadableIn(form: HTMLFormElement): Texts {
  return Object.fromEntries([...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput).map(({ name }) => [name, '\uFFFD']));
}

/** What the visitor has changed; what the page filled in is not theirs. */
export function typedIn(form: HTMLFormElement): Texts {
  const untouched = document.importNode(form, true);
  untouched.reset();
  const given = textsOf(untouched);
  return Object.fromEntries(Object.entries(textsOf(form)).filter(([name, text]) => text !== given[name]));
}

/** Writes texts into their fields, and opens what is folded away around them. */
export function fillIn(form: HTMLFormElement, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    // Not what stands there already: someone may be in the middle of a letter.
    if (!field || field.value === text) continue;
    field.value = text;
    // A choice that is no longer there has to be made again.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
  unfold(form, Object.keys(texts));
}

/** Opens what a phone has folded away around these fields. */
export function unfold(form: HTMLFormElement, names: string[]): void {
  for (const name of names) fieldOf(form, name)?.closest('details')?.setAttribute('open', '');
}
