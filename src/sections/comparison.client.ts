for (const comparison of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
  const range = comparison.querySelector('input');
  // Once most of it is in view it shows by itself that it moves, unless someone has moved it
  // before.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      comparison.dataset.shows = '';
    },
    { threshold: 0.6 },
  );
  observer.observe(comparison);
  range?.addEventListener('input', () => {
    observer.disconnect();
    delete comparison.dataset.shows;
    comparison.style.setProperty('--share', String(range.valueAsNumber / 100));
    range.setAttribute(
      'aria-valuetext',
      `avant ${range.value}\u202F%, après ${100 - range.valueAsNumber}\u202F%`,
    );
  });
  comparison.addEventListener('pointerdown', () => delete comparison.dataset.shows);
}
