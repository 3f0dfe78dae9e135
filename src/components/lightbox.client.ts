/** Width in px that a finger has to travel before it counts as a swipe. */
const swipeWidth = 48;

/**
 * Shows the picture of `link` large, and lets the visitor go through the gallery it belongs to: buttons, arrow keys,
 * swipe. Escape and the backdrop close, as in every dialog; the focus goes back to the last picture seen.
 */
export function openLightbox(link: HTMLAnchorElement): void {
  const gallery = link.closest('section');
  const dialog = gallery?.querySelector('dialog');
  const figure = dialog?.querySelector('figure');
  if (!gallery || !dialog || !figure) return;

  const image = document.createElement('img');
  const caption = document.createElement('figcaption');
  figure.replaceChildren(image, caption);
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-lightbox]')].filter((candidate) => !candidate.closest('[hidden]'));
  let position = links.indexOf(link);
  const closed = new AbortController();
  const { signal } = closed;

  const show = (next: number) => {
    position = (next + links.length) % links.length;
    const shown = links[position];
    const thumbnail = shown?.querySelector('img');
    image.src = shown?.href ?? '';
    image.alt = thumbnail?.alt ?? '';
    caption.textContent = shown?.dataset.lightbox ?? '';
  };

  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest('button');
      if (button?.name === 'previous') show(position - 1);
      else if (button?.name === 'next') show(position + 1);
      else if (button?.name === 'close' || target === dialog) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'ArrowLeft') show(position - 1);
      if (key === 'ArrowRight') show(position + 1);
    },
    { signal },
  );
  // Two fingers zoom, and a finger on a zoomed picture moves it: neither is a swipe.
  let start: number | undefined;
  dialog.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 && (visualViewport?.scale ?? 1) <= 1 ? touches[0]?.clientX : undefined;
    },
    { signal, passive: true },
  );
  dialog.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      if (start === undefined) return;
      const travel = (changedTouches[0]?.clientX ?? start) - start;
      if (Math.abs(travel) > swipeWidth) show(position - Math.sign(travel));
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      closed.abort();
      links[position]?.focus();
    },
    { signal },
  );

  show(position);
  dialog.showModal();
}
