import { expect, test } from 'vitest';
import { companyFrom } from '../../content-model/testing.ts';
import { isFictional, isReserved, liveChecklist } from './live-checklist.ts';

/** A company with all facts. */
const real = {
  name: 'Toitures Müller',
  foundedIn: '1998',
  phone: '03 88 12 34 56',
  email: 'contact@toitures-muller.fr',
  siteUrl: 'https://www.toitures-muller.fr',
  address: { street: '3 rue du Pressoir', postalCode: '67700', city: 'Saverne' },
  position: { latitude: '48.74', longitude: '7.36' },
  formForwardUrl: '/relais',
  figures: {},
  builder: { name: 'Atelier' },
  social: [],
  legal: {
    ...{
      form: 'SARL',
      shareCapital: '8 000 euros',
      siren: '732 829 320',
      register: 'RCS',
      court: 'Saverne',
      vatNumber: 'FR44732829320',
    },
    ...{
      publicationDirector: 'J. Müller',
      host: 'Hébergeur',
      insurer: 'Assureur',
      insuranceTerritory: 'France',
      mediator: 'Médiateur',
    },
    ...{
      rgeNumber: 'E-E123456',
      certibiocide: 'n° 1',
      liabilityInsurer: 'Assureur',
      priceList: { text: '60 €' },
    },
  },
};
const left = (
  changes: object = {},
  environment: NodeJS.ProcessEnv = { SMTP_URL: 'smtp://localhost' },
) => liveChecklist(companyFrom(real, changes), environment);

test('nothing is left of a site that has all it needs', () => {
  expect(left()).toEqual([]);
});

test.each<[object, string | RegExp]>([
  [
    { siteUrl: 'http://localhost:4321' },
    'SITE_URL est http://localhost:4321, que nul visiteur ne peut ouvrir',
  ],
  [
    { siteUrl: 'https://www.faitage-et-fils.example' },
    'SITE_URL est https://www.faitage-et-fils.example, que nul visiteur ne peut ouvrir',
  ],
  [{ siteUrl: 'http://www.toitures-muller.fr' }, 'sans https'],
  [
    { email: 'contact@faitage-et-fils.example' },
    'email est contact@faitage-et-fils.example, que personne ne peut avoir',
  ],
  [{ phone: '03 53 01 20 04' }, 'phone est 03 53 01 20 04, un numéro réservé aux films'],
  [{ phone: '+33 6 39 98 00 01' }, 'phone est 06 39 98 00 01'],
  [{ social: [{ name: 'Facebook' }, { name: 'Instagram' }] }, 'Facebook, Instagram sans adresse'],
  [
    { legal: { ...real.legal, siren: undefined, vatNumber: undefined } },
    /« Ce que veut la loi ».* : il manque SIREN, .*TVA/,
  ],
  [
    { formForwardUrl: 'https://formulaires.example' },
    'FORM_FORWARD_URL est https://formulaires.example, que personne ne peut avoir',
  ],
])('%j is left', (changes, line) => {
  expect(left(changes)).toEqual([expect.stringMatching(line)]);
});

test('forms need a mail server, or someone else who takes them', () => {
  expect(left({}, {})).toEqual([expect.stringContaining("SMTP_URL n'est pas donné")]);
  expect(left({}, { DEPLOY_TO: 'cloudflare' })).toEqual([
    expect.stringContaining('FORM_FORWARD_URL est /relais'),
  ]);
  expect(
    left(
      { formForwardUrl: 'https://relais.toitures-muller.fr/relais' },
      { DEPLOY_TO: 'cloudflare' },
    ),
  ).toEqual([]);
});

test.each([
  '01 99 00 12 34',
  '02 61 91 00 00',
  '03 53 01 20 04',
  '04 65 71 99 99',
  '05 36 49 11 11',
  '06 39 98 00 00',
])('%s is kept for films', (phone) => {
  expect(isFictional(phone)).toBe(true);
});

test.each([
  ['example', true],
  ['www.example.org', true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['site.test', true],
  ['contest.fr', false],
  ['mon-example.fr', false],
])('%s is reserved: %s', (host, expected) => {
  expect(isReserved(host)).toBe(expected);
});
