/*
 * Says which sections are near the window, a little ahead of it: what moves as one scrolls moves
 * there (`motion.css`).
 */
const sections = new IntersectionObserver(
  (passed) => {
    for (const { target, isIntersecting } of passed)
      target.classList.toggle('near', isIntersecting);
  },
  { rootMargin: '20%' },
);
for (const section of document.querySelectorAll('main>section')) sections.observe(section);
