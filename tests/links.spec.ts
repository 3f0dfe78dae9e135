import { company } from '../company.ts';
import { mailLink, mapLink } from '../src/contacts/links.ts';
import { pages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

interface Built {
  path: string;
  ids: string[];
  /** Every `href` and `src` of the page. */
  addresses: string[];
  /** File names of the pictures in the page's content. */
  pictures: string[];
}

const sentPages = ['/envoi/rappel', '/envoi/message', '/envoi/erreur'];
let site: Built[];

test.beforeEach(async ({ page, request }) => {
  const documents = await Promise.all(
    [...pages, ...sentPages, '/n-existe-pas'].map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  site = await page.evaluate(
    (all) =>
      all.map(({ path, html }) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const values = (selector: string, name: string) =>
          [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
        return {
          path,
          ids: values('[id]', 'id'),
          addresses: [...values('[href]', 'href'), ...values('[src]', 'src')],
          pictures: values('main img', 'src').map((source) => /([^/.]+)\.[^/]*$/.exec(source)?.[1] ?? source),
        };
      }),
    documents,
  );
});

test('every link within the site leads to a page and a place that are there', async ({ request }) => {
  const idsOf = new Map(site.map(({ path, ids }) => [path, ids]));
  const broken: string[] = [];
  const files = new Set<string>();
  for (const { path, addresses } of site) {
    for (const address of addresses.filter((found) => /^[/#]/.test(found))) {
      const [target = '', anchor] = address.split('#');
      const ids = idsOf.get(target || path);
      if (ids === undefined) files.add(target);
      else if (anchor && !ids.includes(anchor)) broken.push(`${path}: ${address} names no place`);
    }
  }
  const responses = await Promise.all([...files].map((file) => request.get(file, { maxRedirects: 0 })));
  broken.push(...responses.filter((response) => response.status() !== 200).map((response) => `${response.url()}: ${response.status()}`));
  expect(broken).toEqual([]);
});

test('every other link calls, writes to the company or leads to an address of company.ts', () => {
  const known = [mailLink(company), mapLink(company), company.builder.url, ...company.social.map(({ url }) => url)];
  const odd = site.flatMap(({ path, addresses }) =>
    addresses
      .filter((address) => !/^[/#]/.test(address) && !known.includes(address) && address !== company.phone.href)
      .filter((address) => address !== `mailto:${company.email}` && address !== `${company.siteUrl}${path === '/' ? '/' : path}`)
      .map((address) => `${path}: ${address}`),
  );
  expect(odd).toEqual([]);
});

test('no id stands twice on a page', () => {
  const twice = site.flatMap(({ path, ids }) => ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: #${id}`));
  expect(twice).toEqual([]);
});

test('no page shows a picture twice', () => {
  const twice = site.flatMap(({ path, pictures }) =>
    pictures.filter((picture, index) => pictures.indexOf(picture) !== index).map((picture) => `${path}: ${picture}`),
  );
  expect(site.find(({ path }) => path === '/')?.pictures).toContain('accueil-hero');
  expect(twice).toEqual([]);
});

test('every town page is linked from the zone page and from a neighbour', () => {
  const towns = pages.filter((path) => site.some((built) => built.path === path && built.ids.includes('rappel')) && path !== '/');
  expect(towns).toHaveLength(22);
  const linking = (path: string) => site.filter(({ addresses }) => addresses.includes(path)).map((built) => built.path);
  for (const town of towns) {
    expect(linking(town), town).toContain('/zone-intervention');
    expect(
      linking(town).filter((path) => towns.includes(path)),
      town,
    ).not.toEqual([]);
  }
});
