import { company } from '../../company.ts';
import { mainLinks } from '../navigation.ts';
import { allServices, allTowns, entryData } from '../queries/content.ts';
import { llmsText } from '../site-files/llms.ts';

export const GET = async () => {
  const { seo } = await entryData('home', 'home');
  const services = (await allServices()).map(({ name, href, menuLine }) => ({ name, path: href, note: menuLine }));
  const towns = (await allTowns()).map(({ id, data }) => ({ name: `Couvreur à ${data.name}`, path: `/${id}`, note: `${data.radius} km autour` }));
  return new Response(
    llmsText(company, seo.description, [
      { title: 'Services', pages: services },
      {
        title: 'Pages',
        pages: [
          ...[mainLinks.emergency, mainLinks.zone, mainLinks.contact].map(({ label, href }) => ({ name: label, path: href })),
          { name: 'Garanties', path: '/garanties' },
        ],
      },
      { title: 'Villes', pages: towns },
    ]),
  );
};
