const filter = document.querySelector<HTMLElement>('[data-project-filter]');

filter?.addEventListener('change', () => {
  const wanted = [...filter.querySelectorAll('select')].filter(({ value }) => value !== '');
  const projects = [...(filter.parentElement?.querySelectorAll<HTMLElement>('.project') ?? [])];
  for (const project of projects) {
    project.hidden = !wanted.every(({ name, value }) => project.dataset[name] === value);
  }
  const shown = projects.filter(({ hidden }) => !hidden).length;
  projects[0]?.parentElement?.classList.toggle('projects--chosen', shown < projects.length);
  const status = filter.querySelector('[aria-live]');
  if (status) status.textContent = shown === 0 ? 'Aucun chantier de ce type dans cette ville.' : `${shown} sur ${projects.length}`;
});
