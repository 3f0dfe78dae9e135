/** Folds away on a phone what can wait there; a form opens its own again when something stands in it. */
if (matchMedia('(max-width:39.99em)').matches) {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) fold.open = false;
}
