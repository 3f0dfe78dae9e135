import { expect, test } from 'vitest';
import { mailLink, mapLink } from '../../src/contacts/links.ts';
import { pages, townPages } from '../support/routes.ts';
import { testSite } from '../support/site.ts';
import { markupOf } from './markup.ts';

const { company } = testSite();
const sentPages = ['/envoi/rappel', '/envoi/message', '/envoi/erreur'];
const site = [...pages, ...sentPages, '/n-existe-pas'].map(markupOf);

/** Where the State publishes its rules, and hears who they are broken for. */
const official =
  /^https:\/\/(?:(?:france-renov|www\.service-public)\.gouv|www\.cnil|www\.defenseurdesdroits)\.fr(?:\/|$)/;

test('every other link calls, writes to the company, leads to an address of its own or to the State', () => {
  const known = [
    mailLink(company),
    mapLink(company),
    company.builder.url,
    ...company.social.map(({ url }) => url),
  ];
  const odd = site.flatMap(({ path, addresses }) =>
    addresses
      .filter(
        (address) =>
          !/^[/#]/.test(address) &&
          !official.test(address) &&
          !known.includes(address) &&
          address !== company.phone.href,
      )
      .filter(
        (address) =>
          address !== `mailto:${company.email}` &&
          address !== `${company.siteUrl}${path === '/' ? '/' : path}`,
      )
      .map((address) => `${path}: ${address}`),
  );
  expect(odd).toEqual([]);
});

test('the site plan leads to every page that has an address', () => {
  const { links } = markupOf('/plan-du-site');
  expect(pages.filter((path) => path !== '/plan-du-site' && !links.includes(path))).toEqual([]);
});

test('no id stands twice on a page', () => {
  const twice = site.flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: #${id}`),
  );
  expect(twice).toEqual([]);
});

test('no page shows a picture twice', () => {
  const twice = site.flatMap(({ path, pictures }) =>
    pictures
      .filter((picture, index) => pictures.indexOf(picture) !== index)
      .map((picture) => `${path}: ${picture}`),
  );
  expect(site.find(({ path }) => path === '/')?.pictures.length).toBeGreaterThan(5);
  expect(twice).toEqual([]);
});

test('the zone page links to every town page', () => {
  const zonePage = site.find(({ path }) => path === '/zone-intervention');
  expect(zonePage?.addresses).toEqual(expect.arrayContaining(townPages));
});
