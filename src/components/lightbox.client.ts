/** Width in px that a finger has to travel before it counts as a swipe. */
const swipeWidth = 48;

/**
 * Shows pictures of a gallery large in its dialog, and lets the visitor go through them: buttons, arrow keys, swipe. Escape
 * and the backdrop close, as in every dialog; the focus goes back to the last picture seen. Returns what opens it at one of
 * the links to the pictures.
 */
export function lightbox(dialog: HTMLDialogElement): (links: HTMLAnchorElement[], first: HTMLAnchorElement) => void {
  const image = document.createElement('img');
  const caption = document.createElement('figcaption');
  dialog.querySelector('figure')?.append(image, caption);
  let links: HTMLAnchorElement[] = [];
  let position = 0;

  const show = (next: number) => {
    position = (next + links.length) % links.length;
    const shown = links[position];
    if (!shown) return;
    image.src = shown.href;
    image.alt = shown.querySelector('img')?.alt ?? '';
    // What the gallery says of it: kind and town, title, description.
    caption.innerHTML = `${shown.textContent} ${position + 1} / ${links.length}${shown.parentElement?.lastElementChild?.innerHTML}`;
  };

  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) {
      if (target === dialog) dialog.close();
    } else if (button.name === 'previous') show(position - 1);
    else if (button.name === 'next') show(position + 1);
    else dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(position - 1);
    if (key === 'ArrowRight') show(position + 1);
  });
  // Two fingers zoom, and a finger on a zoomed picture moves it: neither is a swipe.
  let start: number | undefined;
  dialog.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 && (visualViewport?.scale ?? 1) <= 1 ? touches[0]?.clientX : undefined;
    },
    { passive: true },
  );
  dialog.addEventListener('touchend', ({ changedTouches }) => {
    if (start === undefined) return;
    const travel = (changedTouches[0]?.clientX ?? start) - start;
    if (Math.abs(travel) > swipeWidth) show(position - Math.sign(travel));
  });
  dialog.addEventListener('close', () => links[position]?.focus());

  return (among, first) => {
    links = among;
    show(links.indexOf(first));
    dialog.showModal();
  };
}
