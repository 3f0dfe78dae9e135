document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-lightbox]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { openLightbox } = await import('../components/lightbox.client.ts');
  openLightbox(link);
});

const filter = document.querySelector<HTMLFormElement>('[data-project-filter]');

filter?.addEventListener('change', () => {
  const wanted = new FormData(filter);
  const projects = [...(filter.parentElement?.querySelectorAll<HTMLElement>('.project') ?? [])];
  for (const project of projects) {
    project.hidden = !['category', 'town'].every((name) => !wanted.get(name) || wanted.get(name) === project.dataset[name]);
  }
  const shown = projects.filter(({ hidden }) => !hidden).length;
  projects[0]?.parentElement?.classList.toggle('projects--chosen', shown < projects.length);
  const status = filter.querySelector('[role=status]');
  if (status) status.textContent = shown === 0 ? 'Aucun chantier de ce type dans cette ville.' : `${shown} sur ${projects.length}`;
});
