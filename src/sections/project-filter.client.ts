const filter = document.querySelector<HTMLElement>('[data-project-filter]');

filter?.addEventListener('change', () => {
  const wanted = filter.querySelector<HTMLInputElement>(':checked')?.value;
  const projects = [...(filter.parentElement?.querySelectorAll<HTMLElement>('.project') ?? [])];
  for (const project of projects) project.hidden = Boolean(wanted) && project.dataset.category !== wanted;
  const list = projects[0]?.parentElement;
  list?.classList.toggle('projects--chosen', Boolean(wanted));
  list?.scrollTo({ left: 0 });
  const status = filter.querySelector('[aria-live]');
  if (status) status.textContent = `${projects.filter(({ hidden }) => !hidden).length} réalisations sur ${projects.length}`;
});
