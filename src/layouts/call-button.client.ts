// The pulse stops for good once a visitor points at, touches or focuses the button.
const button = document.querySelector('.call-button');
for (const gesture of ['pointerenter', 'focus'])
  button?.addEventListener(gesture, () => button.classList.add('call-button--still'));
