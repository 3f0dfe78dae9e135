/*
 * Enlarges the pictures of a page's gallery in its dialog. Buttons, arrow keys and swipes go from one
 * to the next. Escape, the backdrop and the browser's Back close it, and the focus goes to the last
 * picture seen.
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
    // Until the large picture arrives, the small one takes its place.
    for (const side of ['width', 'height'] as const)
      image.setAttribute(side, small?.getAttribute(side) ?? '');
    image.style.background = `center / contain no-repeat url("${small?.currentSrc ?? ''}")`;
    mark.before(image);
    mark.hidden = !link.querySelector('.illustration');
    // The text of the gallery beside the picture: kind and town, title, description.
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
    // A click whose target is the dialog itself is on the backdrop. The close button needs no
    // script.
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
    // A shorter move, in px, is no swipe.
    if (travel > 48) step(-1);
    if (travel < -48) step(1);
  });
  dialog.addEventListener('close', () => {
    if (history.state === 'lightbox') history.back();
    links[position]?.focus();
  });
}
