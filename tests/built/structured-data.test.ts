import { expect, test } from 'vitest';
import { pages, servicePages, townPages } from '../support/routes.ts';
import { readOffice, testSite } from '../support/site.ts';
import { townTable } from '../support/towns.ts';
import { attributes, documentOf } from './markup.ts';

const { company } = testSite();

/** A JSON-LD object as parsed, before anything is known of it. */
type Node = { [property: string]: unknown };

/** The object and every object in it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null
    ? [{ ...value }, ...Object.values(value).flatMap(nodesIn)]
    : [];
}

/** Every object in the graph of a page, of one type if it is named. */
function nodes(path: string, type?: string): Node[] {
  const source = documentOf(path).querySelector('script[type="application/ld+json"]');
  const all = nodesIn(JSON.parse(source?.textContent ?? ''));
  return type ? all.filter((node) => node['@type'] === type) : all;
}

/** As schema.org writes minutes since midnight. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** As schema.org calls a weekday, 1 being Monday: so began June 2026. */
const dayName = (weekday: number) =>
  new Date(2026, 5, weekday).toLocaleDateString('en', { weekday: 'long' });

const provider = { '@id': `${company.siteUrl}/#entreprise` };
const always = { opens: '00:00', closes: '23:59' };

/** What Google wants of the nodes that it shows (https://developers.google.com/search/docs). */
const required: Record<string, string[]> = {
  RoofingContractor: ['@id', 'name', 'url', 'telephone', 'address'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  ListItem: ['position', 'name', 'item'],
  Service: ['@id', 'name', 'url'],
};

test.each(pages)('the graph of %s is whole, and claims nothing that Google forbids', (path) => {
  const all = nodes(path);
  for (const node of all.filter((each) => Object.keys(each).some((key) => key !== '@id'))) {
    for (const property of required[String(node['@type'])] ?? [])
      expect(node[property], `${node['@type']}.${property}`).toBeTruthy();
    for (const forbidden of ['aggregateRating', 'review', 'mainEntity'])
      expect(node).not.toHaveProperty(forbidden);
  }
  // Every @id that is named is described once.
  const ids = new Set(all.flatMap((node) => node['@id'] ?? []));
  const described = all.filter((node) => '@id' in node && Object.keys(node).length > 1);
  expect(described.map((node) => node['@id']).sort()).toEqual([...ids].sort());
  const companies = nodes(path, 'RoofingContractor');
  expect(companies).toMatchObject([
    {
      ...provider,
      name: company.name,
      telephone: company.phone.href.replace('tel:', ''),
      address: { postalCode: company.address.postalCode, addressLocality: company.address.city },
    },
  ]);
});

test.each(['/', '/contact'])('%s tells all about the company', (path) => {
  expect(nodes(path, 'RoofingContractor')[0]).toMatchObject({
    email: company.email,
    geo: company.position,
    foundingDate: String(company.foundedIn),
    openingHoursSpecification: readOffice().flatMap(({ openings }) =>
      openings.map(({ weekdays, from, to }) => ({
        dayOfWeek: weekdays.map(dayName),
        opens: clock(from),
        closes: clock(to),
      })),
    ),
    contactPoint: { contactType: 'emergency', hoursAvailable: always },
    areaServed: expect.arrayContaining([expect.objectContaining({ geoRadius: 200_000 })]),
  });
  const offered = nodes(path, 'Offer').map(({ itemOffered }) => itemOffered);
  const own = servicePages.flatMap((service) => nodes(service, 'Service'));
  expect(offered).toMatchObject(own.map(({ '@id': id, name, url }) => ({ '@id': id, name, url })));
});

test.each([...servicePages, '/urgence', ...townPages])(
  '%s describes a work of the company, and where it is done',
  (path) => {
    const town = townTable.find(({ id }) => path === `/${id}`);
    expect(nodes(path, 'Service').filter((node) => 'provider' in node)).toMatchObject([
      {
        url: `${company.siteUrl}${path}`,
        provider,
        areaServed: expect.anything(),
        ...(town && { name: `Couvreur à ${town.name}` }),
        ...(path === '/urgence' && { hoursAvailable: always }),
      },
    ]);
    if (town) expect(nodes(path, 'GeoCircle')).toMatchObject([{ geoRadius: 1000 * town.radius }]);
  },
);

test.each(pages)('the graph of %s tells the breadcrumb that it shows', (path) => {
  const place = 'nav[aria-label="Fil d’Ariane"] li';
  const shown = [...documentOf(path).querySelectorAll(place)].map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: entry.textContent?.replaceAll('\u00A0', ' '),
    item: `${company.siteUrl}${entry.querySelector('a')?.getAttribute('href') ?? path}`,
  }));
  expect(shown.length > 0).toBe(path !== '/');
  expect(nodes(path, 'ListItem')).toEqual(shown);
  if (townPages.includes(path))
    expect(attributes(path, `${place} a`, 'href')).toEqual(['/', '/zone-intervention']);
});
