/** Calls `show` now, at each new minute and when the tab becomes visible: timers stop while the device sleeps. */
export function eachMinute(show: () => void): void {
  const tick = () => {
    show();
    setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  tick();
  document.addEventListener('visibilitychange', show);
}
