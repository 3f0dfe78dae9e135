for (const comparison of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
  const range = comparison.querySelector('input');
  range?.addEventListener('input', () => {
    delete comparison.dataset.shows;
    comparison.style.setProperty('--share', String(range.valueAsNumber / 100));
  });
  // Once most of it is in view it shows by itself that it moves.
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      comparison.dataset.shows = '';
    },
    { threshold: 0.6 },
  ).observe(comparison);
  comparison.addEventListener('pointerdown', () => delete comparison.dataset.shows);
}
