import { expect, test } from 'vitest';
import { readOffice } from '../support/hours.ts';
import { pages, servicePages, townPages } from '../support/routes.ts';
import { testSite } from '../support/site.ts';
import { type Markup, markupOf } from './markup.ts';

const { company } = testSite();

/** A JSON-LD object as parsed, before anything is known of it. */
type Node = { [property: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object and every object in it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

function graphOf({ path, graphs }: Markup): { path: string; top: Node[]; all: Node[] } {
  expect(graphs, `${path} has one graph`).toHaveLength(1);
  const parsed: unknown = JSON.parse(graphs[0] ?? '');
  if (!isNode(parsed)) throw new Error(`${path}: the graph is no object`);
  expect(parsed['@context'], path).toBe('https://schema.org');
  const top = Array.isArray(parsed['@graph']) ? parsed['@graph'].filter(isNode) : [];
  return { path, top, all: nodesIn(top) };
}

/** As schema.org writes minutes since midnight. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** As schema.org calls a weekday, 1 being Monday: so began June 2026. */
const dayName = (weekday: number) =>
  new Date(Date.UTC(2026, 5, weekday)).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'UTC',
  });

const companyId = `${company.siteUrl}/#entreprise`;
const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

/** What each kind of node must say, after schema.org and Google's rules for rich results. */
const required: Record<string, string[]> = {
  RoofingContractor: ['@id', 'name', 'url', 'telephone', 'address', 'image'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  ContactPoint: ['contactType', 'telephone', 'hoursAvailable'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  AdministrativeArea: ['name'],
  City: ['name'],
  WebSite: ['@id', 'url', 'name', 'inLanguage', 'publisher'],
  WebPage: [
    '@id',
    'url',
    'name',
    'description',
    'inLanguage',
    'isPartOf',
    'about',
    'primaryImageOfPage',
  ],
  ContactPage: [
    '@id',
    'url',
    'name',
    'description',
    'inLanguage',
    'isPartOf',
    'about',
    'primaryImageOfPage',
  ],
  ImageObject: ['url'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['@id', 'name', 'url'],
};

test('every graph says what its nodes must say, and nothing that search engines forbid', () => {
  for (const { path, all } of pages.map(markupOf).map(graphOf)) {
    for (const node of all.filter((candidate) =>
      Object.keys(candidate).some((key) => key !== '@id'),
    )) {
      const type = String(node['@type']);
      expect.soft(Object.keys(required), `${path}: a type that this test knows`).toContain(type);
      for (const property of required[type] ?? [])
        expect.soft(node[property], `${path}: ${type}.${property}`).toBeTruthy();
      for (const forbidden of ['aggregateRating', 'review', 'mainEntity'])
        expect.soft(node, `${path}: ${type}`).not.toHaveProperty(forbidden);
    }
  }
});

test('every @id that a graph names is described once in it', () => {
  for (const { path, all } of pages.map(markupOf).map(graphOf)) {
    const named = all.filter((node) => '@id' in node);
    const described = named
      .filter((node) => Object.keys(node).length > 1)
      .map((node) => node['@id']);
    expect.soft(new Set(described).size, `${path}: ${described}`).toBe(described.length);
    expect
      .soft(described, path)
      .toEqual(expect.arrayContaining([...new Set(named.map((node) => node['@id']))]));
  }
});

test('one company stands behind all pages, in full where the page is about it', () => {
  for (const { path, top, all } of pages.map(markupOf).map(graphOf)) {
    const companies = ofType(all, 'RoofingContractor');
    expect.soft(companies, path).toHaveLength(1);
    expect.soft(companies[0], path).toMatchObject({
      '@id': companyId,
      name: company.name,
      telephone: company.phone.href.replace('tel:', ''),
      address: { postalCode: company.address.postalCode, addressLocality: company.address.city },
    });
    expect
      .soft(ofType(top, 'WebSite'), path)
      .toMatchObject([{ url: `${company.siteUrl}/`, publisher: { '@id': companyId } }]);
    const own = top.filter(
      (node) => node.url === `${company.siteUrl}${path}` && /Page$/.test(String(node['@type'])),
    );
    expect.soft(own, path).toHaveLength(1);
    if (!['/', '/contact'].includes(path)) {
      expect.soft(companies[0], path).not.toHaveProperty('openingHoursSpecification');
      continue;
    }
    expect.soft(companies[0], path).toMatchObject({
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
      contactPoint: {
        contactType: 'emergency',
        hoursAvailable: { opens: '00:00', closes: '23:59' },
      },
      areaServed: expect.arrayContaining([
        expect.objectContaining({ '@type': 'GeoCircle', geoRadius: 200_000 }),
      ]),
    });
    expect.soft(ofType(all, 'Offer'), path).toHaveLength(5);
  }
});

test('the catalogue names each service as its own page does', () => {
  const [home, ...services] = ['/', ...servicePages].map(markupOf).map(graphOf);
  const offered = ofType(home?.all ?? [], 'Offer').map(({ itemOffered }) => itemOffered);
  const described = services.flatMap(({ top }) => ofType(top, 'Service'));
  expect(offered).toEqual(
    described.map(({ '@type': type, '@id': id, name, url }) => ({
      '@type': type,
      '@id': id,
      name,
      url,
    })),
  );
});

test('service, emergency and town pages describe a work of the company, and where it is done', () => {
  const read = [...servicePages, '/urgence', ...townPages].map(markupOf).map(graphOf);
  for (const { path, top } of read) {
    const [service, ...others] = ofType(top, 'Service');
    expect.soft(others, path).toEqual([]);
    expect
      .soft(service, path)
      .toMatchObject({ url: `${company.siteUrl}${path}`, provider: { '@id': companyId } });
    expect.soft(nodesIn(service?.areaServed).length, path).toBeGreaterThan(0);
    if (path === '/urgence')
      expect
        .soft(service, path)
        .toMatchObject({ hoursAvailable: { opens: '00:00', closes: '23:59' } });
    if (townPages.includes(path)) {
      const [town] = ofType(nodesIn(service?.areaServed), 'City');
      expect.soft(service?.name, path).toBe(`Couvreur à ${town?.name}`);
      expect.soft(ofType(nodesIn(service?.areaServed), 'GeoCircle'), path).toHaveLength(1);
    }
  }
  const radius = (path: string) =>
    ofType(read.find((entry) => entry.path === path)?.top.flatMap(nodesIn) ?? [], 'GeoCircle')[0]
      ?.geoRadius;
  expect([radius('/colmar'), radius('/besancon'), radius('/lons-le-saunier')]).toEqual([
    10_000, 50_000, 45_000,
  ]);
});

test('every inner page shows a breadcrumb, and its graph tells the same one', () => {
  for (const markup of pages.map(markupOf)) {
    const { path, breadcrumb } = markup;
    const lists = ofType(graphOf(markup).top, 'BreadcrumbList');
    if (path === '/') {
      expect.soft([breadcrumb, lists], path).toEqual([[], []]);
      continue;
    }
    expect.soft(breadcrumb[0], path).toEqual({ label: 'Accueil', href: '/' });
    expect.soft(breadcrumb.at(-1)?.href, path).toBeNull();
    const shown = breadcrumb.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label.replaceAll('\u00A0', ' '),
      item: `${company.siteUrl}${href ?? path}`,
    }));
    const told = lists.map(({ itemListElement }) => itemListElement);
    expect.soft(told, path).toEqual([shown]);
    const hrefs = breadcrumb.map(({ href }) => href);
    if (townPages.includes(path))
      expect.soft(hrefs, path).toEqual(['/', '/zone-intervention', null]);
  }
});
