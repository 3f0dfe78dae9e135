// The pulse stops for good once the button was pointed at, touched or focused.
const button = document.querySelector('.call-button');
for (const gesture of ['pointerenter', 'focus'])
  button?.addEventListener(gesture, () => button.classList.add('call-button--still'));
