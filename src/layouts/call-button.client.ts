// The pulse stops for good once a visitor points at, touches or focuses the button.
const button = document.querySelector('.call-button');
for (const gesture of ['pointerenter', 'focus'])
  button?.addEventListener(gesture, () => button.classList.add('call-button--still'));

// On a phone it steps aside while a map is under it, of which it would cover names.
const map = document.querySelector('.zone-map svg');
if (map)
  new IntersectionObserver(
    ([entry]) => button?.classList.toggle('call-button--aside', entry?.isIntersecting),
    { rootMargin: '-88% 0px 0px' },
  ).observe(map);
