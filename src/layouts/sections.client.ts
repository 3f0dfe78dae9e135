import { callButton } from './call-button.client.ts';

/*
 * Says which sections are near the window, a little ahead of it: what moves as one scrolls moves there (`motion.css`).
 *
 * The pulse rests after two cycles (`CallButton.css`); a visitor who comes to another section sees it again. It never begins
 * anew while it runs, and is not there at all for who asked for less motion.
 */
const sections = new IntersectionObserver(
  (passed) => {
    for (const { target, isIntersecting } of passed)
      target.classList.toggle('near', isIntersecting);
    callButton?.getAnimations({ subtree: true })[0]?.play();
  },
  { rootMargin: '20%' },
);
for (const section of document.querySelectorAll('main>section')) sections.observe(section);
