import { expect, test } from 'vitest';
import { isFictional, isReserved } from './demonstration.ts';
import { type Candidate, leftBeforeGoingLive } from './going-live.ts';
import { companyFrom } from './testing.ts';

/** A company that has all it needs. */
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
    ...{ form: 'SARL', shareCapital: '8 000 euros', siren: '732 829 320', register: 'RCS', court: 'Saverne', vatNumber: 'FR44732829320' },
    ...{ publicationDirector: 'J. Müller', host: 'Hébergeur', insurer: 'Assureur', insuranceTerritory: 'France', mediator: 'Médiateur' },
    ...{ rgeNumber: 'E-E123456', certibiocide: 'n° 1', liabilityInsurer: 'Assureur', priceList: '60 €' },
  },
};
const left = (changes: object = {}, site: Partial<Candidate> = {}) =>
  leftBeforeGoingLive({
    company: companyFrom(real, changes),
    ...{ hasMailServer: true, isStatic: false, illustrations: [], photographs: ['toit.jpg'], saysIllustrations: false },
    ...site,
  });

test('nothing is left of a site that has all it needs', () => {
  expect(left()).toEqual([]);
});

test.each<[object, string]>([
  [{ siteUrl: 'http://localhost:4321' }, 'SITE_URL is http://localhost:4321, which no visitor can open'],
  [{ siteUrl: 'https://www.faitage-et-fils.example' }, 'SITE_URL is https://www.faitage-et-fils.example, which no visitor can open'],
  [{ siteUrl: 'http://www.toitures-muller.fr' }, 'without https'],
  [{ email: 'contact@faitage-et-fils.example' }, 'COMPANY_EMAIL is contact@faitage-et-fils.example, which nobody can have'],
  [{ phone: '03 53 01 20 04' }, 'COMPANY_PHONE is 03 53 01 20 04, a number kept for films'],
  [{ phone: '+33 6 39 98 00 01' }, 'COMPANY_PHONE is 06 39 98 00 01'],
  [{ address: { street: '12 rue des Tuiliers', postalCode: '68170', city: 'Rixheim' } }, 'address.street is "12 rue des Tuiliers"'],
  [{ social: [{ name: 'Facebook' }] }, 'Facebook has no address'],
  [{ legal: { ...real.legal, siren: undefined } }, 'no SIREN'],
  [{ formForwardUrl: 'https://formulaires.example' }, 'FORM_FORWARD_URL is https://formulaires.example, which nobody can have'],
])('%j is left', (changes, line) => {
  expect(left(changes)).toEqual([expect.stringContaining(line)]);
});

test('the name of the demonstration is left until who has it gives a telephone that rings and a SIREN', () => {
  const theirs = { name: 'Faîtage & Fils', address: { street: '12 rue des Tuiliers', postalCode: '68170', city: 'Rixheim' } };
  expect(left(theirs)).toEqual([]);
  expect(left({ ...theirs, phone: '03 53 01 20 04' })).toEqual(
    expect.arrayContaining([expect.stringContaining('name is "Faîtage & Fils"'), expect.stringContaining('address.street is')]),
  );
  expect(left({ ...theirs, legal: { ...real.legal, siren: undefined } })).toEqual(
    expect.arrayContaining([expect.stringContaining('name is "Faîtage & Fils"')]),
  );
});

test('forms need a mail server, or someone else who takes them', () => {
  expect(left({}, { hasMailServer: false })).toEqual([expect.stringContaining('SMTP_URL is not set')]);
  expect(left({}, { isStatic: true })).toEqual([expect.stringContaining('FORM_FORWARD_URL is /relais')]);
  expect(left({ formForwardUrl: 'https://relais.toitures-muller.fr/relais' }, { isStatic: true, hasMailServer: false })).toEqual([]);
});

test.each<[Partial<Candidate>, string]>([
  [
    { illustrations: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'], photographs: [], saysIllustrations: true },
    '4 pictures are illustrations, not your work (a.jpg, b.jpg, c.jpg and 1 more): put',
  ],
  [{ illustrations: ['a.jpg'], saysIllustrations: false }, 'mentions-legales.yaml does not say so any more'],
  [{ illustrations: ['a.jpg'], photographs: ['b.jpg'], saysIllustrations: true }, '1 pictures are illustrations and 1 are not (b.jpg), but'],
  [{ saysIllustrations: true }, 'none is: take that line out'],
])('pictures and what the legal notice says of them have to agree: %j', (site, line) => {
  expect(left({}, site)).toEqual([expect.stringContaining(line)]);
});

test.each(['01 99 00 12 34', '02 61 91 00 00', '03 53 01 20 04', '04 65 71 99 99', '05 36 49 11 11', '06 39 98 00 00'])(
  '%s is kept for films',
  (phone) => {
    expect(isFictional(phone)).toBe(true);
  },
);

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
