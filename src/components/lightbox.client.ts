/**
 * Shows pictures of a gallery large in its dialog, and lets the visitor go through them: buttons, arrow keys, swipe. Escape
 * and the backdrop close, as in every dialog; the focus goes back to the last picture seen. Returns what opens it at one of
 * the links to the pictures.
 */
export function lightbox(dialog: HTMLDialogElement): (links: HTMLAnchorElement[], first: HTMLAnchorElement) => void {
  const image = document.createElement('img');
  image.alt = '';
  const caption = dialog.querySelector('figcaption');
  caption?.before(image);
  let links: HTMLAnchorElement[] = [];
  let position = 0;

  const show = (next: number) => {
    position = (next + links.length) % links.length;
    const shown = links[position];
    if (!shown || !caption) return;
    image.src = shown.href;
    image.alt = shown.querySelector('img')?.alt ?? '';
    caption.textContent = `${shown.dataset.lightbox} (${position + 1} sur ${links.length})`;
  };

  dialog.addEventListener('click', ({ target }) => {
    const name = target instanceof Element && target.closest('button')?.name;
    if (name === 'previous') show(position - 1);
    if (name === 'next') show(position + 1);
    if (name === 'close' || target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(position - 1);
    if (key === 'ArrowRight') show(position + 1);
  });
  // Two fingers zoom, and a finger on a zoomed picture moves it: neither is a swipe.
  let start = Number.NaN;
  dialog.addEventListener('touchstart', ({ touches }) => {
    start = touches.length * (visualViewport?.scale ?? 1) > 1 ? Number.NaN : (touches[0]?.clientX ?? 0);
  });
  dialog.addEventListener('touchend', ({ changedTouches }) => {
    const travel = (changedTouches[0]?.clientX ?? 0) - start;
    // Far enough in px to be meant.
    if (travel > 48) show(position - 1);
    if (travel < -48) show(position + 1);
  });
  dialog.addEventListener('close', () => links[position]?.focus());

  return (among, first) => {
    links = among;
    show(links.indexOf(first));
    dialog.showModal();
  };
}
