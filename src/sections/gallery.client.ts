import { lightbox } from '../components/lightbox.client.ts';

for (const dialog of document.querySelectorAll<HTMLDialogElement>('.lightbox')) {
  const open = lightbox(dialog);
  const gallery = dialog.closest('section');
  // On a phone the gallery is a strip, and a picture that takes the focus would stay half outside.
  gallery?.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement) target.scrollIntoView({ block: 'nearest', inline: 'start' });
  });
  gallery?.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-lightbox]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open([...gallery.querySelectorAll<HTMLAnchorElement>(':not([hidden]) > [data-lightbox]')], link);
  });
}
