import { lightbox } from '../components/lightbox.client.ts';

for (const dialog of document.querySelectorAll<HTMLDialogElement>('.lightbox')) {
  const open = lightbox(dialog);
  const gallery = dialog.closest('section');
  gallery?.addEventListener('click', (event) => {
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>(':not([hidden])>[data-lightbox]')];
    const link = links.find((each) => event.composedPath().includes(each));
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(links, link);
  });
}
