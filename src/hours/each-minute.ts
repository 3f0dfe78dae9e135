/** Does it now, as each minute begins, and when the tab is looked at again: a timer sleeps where its machine does. */
export function eachMinute(show: () => void): void {
  const tick = () => {
    show();
    setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  tick();
  document.addEventListener('visibilitychange', show);
}
