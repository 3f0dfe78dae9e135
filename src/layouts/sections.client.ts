/*
 * Marks the sections in or near the window as `near`. Only these have scroll animations
 * (`motion.css`).
 */
const sections = new IntersectionObserver(
  (passed) => {
    for (const { target, isIntersecting } of passed)
      target.classList.toggle('near', isIntersecting);
  },
  { rootMargin: '20%' },
);
for (const section of document.querySelectorAll('main>section')) sections.observe(section);
