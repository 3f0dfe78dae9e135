for (const slider of document.querySelectorAll<HTMLElement>('[data-before-after]')) {
  const range = slider.querySelector('input');
  // Once most of it is in view it shows by itself that it moves, unless someone has moved it
  // before.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      slider.dataset.shows = '';
    },
    { threshold: 0.6 },
  );
  observer.observe(slider);
  range?.addEventListener('input', () => {
    observer.disconnect();
    delete slider.dataset.shows;
    slider.style.setProperty('--share', String(range.valueAsNumber / 100));
    range.setAttribute(
      'aria-valuetext',
      `avant ${range.value}\u202F%, après ${100 - range.valueAsNumber}\u202F%`,
    );
  });
  slider.addEventListener('pointerdown', () => delete slider.dataset.shows);
}
