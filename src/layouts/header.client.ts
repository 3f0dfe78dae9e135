/** Time in ms that the services menu stays open after the pointer has left it (specification, section 4). */
const closeDelay = 300;

const services = document.querySelector<HTMLElement>('[data-services]');
const servicesButton = services?.querySelector('button');

if (services && servicesButton) {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const isOpen = () => servicesButton.ariaExpanded === 'true';
  const show = (open: boolean) => {
    clearTimeout(closing);
    servicesButton.ariaExpanded = String(open);
  };

  // A mouse opens by hovering, and a click on what it has just opened must not close it again.
  services.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') show(true);
  });
  services.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') closing = setTimeout(show, closeDelay, false);
  });
  // Older browsers do not tell of a click what made it.
  let pressedBy: string | undefined;
  servicesButton.addEventListener('pointerdown', ({ pointerType }) => {
    pressedBy = pointerType;
  });
  servicesButton.addEventListener('click', () => {
    show(pressedBy === 'mouse' || !isOpen());
    pressedBy = undefined;
  });
  services.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !services.contains(relatedTarget)) show(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    if (services.contains(document.activeElement)) servicesButton.focus();
    show(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !services.contains(target)) show(false);
  });
}

const header = document.querySelector('header');
const phoneMenu = document.querySelector<HTMLElement>('#phone-menu');
const phoneMenuButton = document.querySelector<HTMLElement>('[popovertarget="phone-menu"]');

if (header && phoneMenu && phoneMenuButton) {
  phoneMenu.addEventListener('beforetoggle', (event) => {
    const open = event.newState === 'open';
    phoneMenuButton.ariaExpanded = String(open);
    // The top bar may have been scrolled away: the menu starts where the header ends.
    if (open) phoneMenu.style.setProperty('--top', `${header.getBoundingClientRect().bottom}px`);
  });
  phoneMenu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) phoneMenu.hidePopover();
  });
}
