const filter = document.querySelector<HTMLElement>('[data-project-filter]');

filter?.addEventListener('change', () => {
  const selects = [...filter.querySelectorAll('select')];
  const projects = [...(filter.parentElement?.querySelectorAll<HTMLElement>('.project') ?? [])];
  /** The projects that fit what is chosen, but for the choice of one field, which is this instead. */
  const fitting = (field?: string, instead = '') =>
    projects.filter(({ dataset }) => selects.every(({ name, value }) => [dataset[name], ''].includes(name === field ? instead : value)));
  // Nothing is offered that would show nothing: five examples say little of what we do, and less of where.
  for (const { name, options } of selects) for (const option of options) option.disabled = fitting(name, option.value).length === 0;
  const shown = fitting();
  for (const project of projects) project.hidden = !shown.includes(project);
  projects[0]?.parentElement?.classList.toggle('projects--chosen', shown.length < projects.length);
  const status = filter.querySelector('[aria-live]');
  if (status) status.textContent = `${shown.length} sur ${projects.length}`;
});
