/*
 * The pulse rests after two cycles (`CallButton.css`); a visitor who comes to another section sees it again. It never begins
 * anew while it runs, and is not there at all for who asked for less motion.
 */
const sections = new IntersectionObserver(() => document.querySelector('.call-button')?.getAnimations({ subtree: true })[0]?.play());
for (const section of document.querySelectorAll('main>section')) sections.observe(section);
