/**
 * Time in ms that the services menu stays open after the pointer has left it (specification,
 * section 4).
 */
const closeDelay = 300;

// Not `ariaExpanded`: Firefox has it since version 119 only.
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const tell = (button: HTMLElement, open: boolean) =>
  button.setAttribute('aria-expanded', String(open));

/**
 * Closes a menu on Escape, and when the visitor presses or focuses something else or leaves the
 * page. `place` contains the menu and its button.
 */
function closeWhenLeft(button: HTMLElement, place: HTMLElement, close: () => void): void {
  // `pagehide`: a page from the back-forward cache comes back as it was left.
  for (const type of ['pointerdown', 'focusin', 'pagehide']) {
    addEventListener(type, (event) => {
      if (!event.composedPath().includes(place)) close();
    });
  }
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen(button)) return;
    if (place.contains(document.activeElement)) button.focus();
    close();
  });
}

const services = document.querySelector<HTMLElement>('[data-services]');
const servicesButton = services?.querySelector('button');

if (services && servicesButton) {
  // Without script, the styles may have opened the menu already.
  tell(servicesButton, services.matches(':hover, :focus-within'));
  let closing: ReturnType<typeof setTimeout> | undefined;
  const show = (open: boolean) => {
    clearTimeout(closing);
    tell(servicesButton, open);
  };

  // A mouse opens by hovering, and a click on what it has just opened must not close it again.
  let hovered = false;
  const hover = (inside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    hovered = inside;
    if (inside) show(true);
    else closing = setTimeout(show, closeDelay, false);
  };
  services.addEventListener('pointerenter', hover(true));
  services.addEventListener('pointerleave', hover(false));
  servicesButton.addEventListener('click', () => show(hovered || !isOpen(servicesButton)));
  closeWhenLeft(servicesButton, services, () => show(false));
}

const root = document.documentElement;
const header = document.querySelector('header');
const phoneMenu = document.querySelector<HTMLElement>('#phone-menu');
const phoneMenuButton = document.querySelector<HTMLElement>('[popovertarget]');

if (header && phoneMenu && phoneMenuButton) {
  // Safari before 17 and Firefox before 125 have no popovers. There only the class opens the menu,
  // and the script has to set `aria-expanded`.
  const hasPopovers = 'popover' in phoneMenu;
  const show = (open: boolean) => {
    // So that Back closes the menu instead of leaving the page.
    if (open) history.pushState('menu', '');
    else if (root.matches('.menu-open') && history.state === 'menu') history.back();
    // The top bar may have been scrolled away: the menu starts where the header ends. Measured
    // before anything changes, or the page would be laid out twice.
    if (open) phoneMenu.style.setProperty('--top', `${header.getBoundingClientRect().bottom}px`);
    root.classList.toggle('menu-open', open);
    if (!hasPopovers) tell(phoneMenuButton, open);
  };
  if (hasPopovers) {
    phoneMenu.addEventListener('beforetoggle', ({ newState }) => show(newState === 'open'));
    // It was opened before this script ran.
    if (phoneMenu.matches(':popover-open')) show(true);
  } else {
    show(false);
    phoneMenuButton.addEventListener('click', () => show(!isOpen(phoneMenuButton)));
  }
  const close = () => {
    phoneMenu.togglePopover?.(false);
    show(false);
  };
  addEventListener('popstate', close);
  // The next page replaces the menu's entry in the history, so that Back leads to this page.
  header.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (history.state !== 'menu' || !link || link.origin !== location.origin) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.replace(link.href);
  });
  addEventListener('pagehide', () => {
    if (history.state === 'menu') history.replaceState(null, '');
  });
  closeWhenLeft(phoneMenuButton, header, close);
}
