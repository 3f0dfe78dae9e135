const filter = document.querySelector<HTMLElement>('.project-filter');

if (filter) {
  const projects = [...(filter.parentElement?.querySelectorAll<HTMLElement>('.project') ?? [])];
  const list = projects[0]?.parentElement;
  const show = () => {
    const wanted = filter.querySelector<HTMLInputElement>(':checked')?.value;
    for (const project of projects)
      project.hidden = Boolean(wanted) && project.dataset.category !== wanted;
    list?.classList.toggle('projects--chosen', Boolean(wanted));
  };
  filter.addEventListener('change', () => {
    show();
    list?.scrollTo({ left: 0 });
    const status = filter.querySelector('[aria-live]');
    const left = projects.filter(({ hidden }) => !hidden).length;
    if (status)
      status.textContent = `${left} ${left === 1 ? 'réalisation' : 'réalisations'} sur ${projects.length}`;
  });
  // A browser that comes back to the page has brought the choice back by then.
  addEventListener('pageshow', show);
}
