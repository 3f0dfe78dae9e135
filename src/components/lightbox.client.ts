/*
 * Shows pictures of a page's gallery large in its dialog, and lets the visitor go through them:
 * buttons, arrow keys, swipe. Escape, the backdrop and the browser's Back close; the focus goes
 * back to the last picture seen.
 */
const dialog = document.querySelector<HTMLDialogElement>('.lightbox');
const title = dialog?.querySelector('#image');
const words = dialog?.querySelector('.lightbox__words');
const mark = dialog?.querySelector('small');
const gallery = dialog?.parentElement;

if (dialog && title && words && mark && gallery) {
  const image = new Image();
  let links: HTMLAnchorElement[] = [];
  let position = 0;

  const step = (by: number) => {
    position = (position + by + links.length) % links.length;
    const link = links[position];
    if (!link) return;
    const small = link.querySelector('img');
    image.src = link.href;
    image.alt = small?.alt ?? '';
    // On a slow line the small one holds the place of the large one.
    for (const side of ['width', 'height'] as const)
      image.setAttribute(side, small?.getAttribute(side) ?? '');
    image.style.background = `center / contain no-repeat url("${small?.currentSrc ?? ''}")`;
    mark.before(image);
    mark.hidden = !link.querySelector('.illustration');
    // What the gallery says of it: title, kind and town, description.
    const said = link.parentElement?.lastElementChild;
    const name = said?.querySelector('h3')?.textContent;
    const place = `${position + 1}\u00A0sur\u00A0${links.length}`;
    title.textContent = `${link.dataset.lightbox}${name} (${place})`;
    words.innerHTML = said?.innerHTML ?? '';
  };

  const act = (name?: string) => {
    if (name === 'previous' || name === 'ArrowLeft') step(-1);
    if (name === 'next' || name === 'ArrowRight') step(1);
  };

  gallery.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // A click beside everything else in the dialog is one on the backdrop; its button to close
    // needs no script.
    if (target === dialog) dialog.close();
    act(target.closest('button')?.name);
    const link = target.closest<HTMLAnchorElement>('[data-lightbox]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    links = [...gallery.querySelectorAll<HTMLAnchorElement>(':not([hidden])>[data-lightbox]')];
    position = links.indexOf(link);
    step(0);
    dialog.showModal();
    history.pushState('lightbox', '');
  });
  addEventListener('popstate', () => dialog.close());
  dialog.addEventListener('keydown', ({ key }) => act(key));
  // Two fingers zoom, and a finger on a zoomed picture moves it: neither is a swipe.
  let start = Number.NaN;
  dialog.addEventListener('touchstart', ({ touches }) => {
    start =
      touches.length * (visualViewport?.scale ?? 1) > 1 ? Number.NaN : (touches[0]?.clientX ?? 0);
  });
  dialog.addEventListener('touchend', ({ changedTouches }) => {
    const travel = (changedTouches[0]?.clientX ?? 0) - start;
    // Far enough in px to be meant.
    if (travel > 48) step(-1);
    if (travel < -48) step(1);
  });
  dialog.addEventListener('close', () => {
    if (history.state === 'lightbox') history.back();
    links[position]?.focus();
  });
}
