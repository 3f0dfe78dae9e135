/** Set by the build: where our server counts, or nothing. */
declare const countsAddress: string;

/** Says that this page was seen, or that someone calls from it, and nothing of who it is. */
const say = (what: 'vue' | 'appel') => navigator.sendBeacon(`${countsAddress}?${what}=${location.pathname}`);

if (countsAddress) {
  // The first change is the end of the view, so that nothing travels while the page loads; or the moment when a page that was
  // drawn beforehand, or opened behind another, comes into view. One that nobody ever looks at is no view.
  addEventListener('visibilitychange', () => say('vue'), { once: true });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[href^="tel:"]')) say('appel');
  });
}
