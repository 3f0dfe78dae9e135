const button = document.querySelector('.call-button');

/*
 * The pulse rests after two cycles (`CallButton.css`); a visitor who comes to another section sees it again. It never begins
 * anew while it runs, and is not there at all for who asked for less motion.
 */
const sections = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) for (const pulse of button?.getAnimations({ subtree: true }) ?? []) pulse.play();
  },
  { rootMargin: '-50% 0px' },
);
for (const section of document.querySelectorAll('main > section')) sections.observe(section);
