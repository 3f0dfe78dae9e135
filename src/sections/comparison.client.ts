for (const comparison of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
  const range = comparison.querySelector('input');
  range?.addEventListener('input', () => {
    comparison.style.setProperty('--share', String(range.valueAsNumber / 100));
    range.setAttribute('aria-valuetext', `avant ${range.value} %, après ${100 - range.valueAsNumber} %`);
  });
}
