import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { companyFrom } from '../testing.ts';
import { formAction } from './company.ts';

const written = {
  name: 'Faîtage & Fils',
  foundedIn: 2004,
  phone: '03 53 01 20 04',
  email: 'contact@faitage-et-fils.example',
  siteUrl: 'http://localhost:4321',
  address: { street: '12 rue des Tuiliers', postalCode: '68170', city: 'Rixheim' },
  position: { latitude: 47.7497, longitude: 7.402 },
  figures: { projects: 500, rating: 4.9 },
  formForwardUrl: '/relais',
  builder: { name: 'Réalisation du site', url: 'https://atelier.fr' },
  social: [{ name: 'Facebook' }],
  legal: { shareCapital: '10 000 euros' },
};
const read = (changes: object = {}, environment: NodeJS.ProcessEnv = {}) =>
  companyFrom(written, changes, environment);

test.each(['03 53 01 20 04', '0353012004', '03.53.01.20.04', '+33 3 53 01 20 04', '0033353012004'])(
  'the phone %s is shown in pairs and linked internationally',
  (phone) => {
    expect(read({ phone }).phone).toEqual({ display: '03 53 01 20 04', href: 'tel:+33353012004' });
  },
);

test('a clock that starts in 1970 makes no company one of the future', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  try {
    expect(read().foundedIn).toBe(2004);
  } finally {
    vi.useRealTimers();
  }
});

test('a mobile takes text messages, a SIRET gives the SIREN, a name has its apostrophe', () => {
  const { mobile, legal, name } = read({
    mobile: '+33 6 39 98 20 04',
    legal: { siren: '732 829 320 00074' },
    name: "L'Atelier du Toit",
  });
  expect(mobile).toEqual({ display: '06 39 98 20 04', href: 'sms:+33639982004' });
  expect([legal.siren, name]).toEqual(['732 829 320', 'L’Atelier du Toit']);
});

test('what is empty is not there', () => {
  expect(read({ legal: { siren: null, court: '' }, figures: null, social: null })).toMatchObject({
    legal: { priceList: {} },
    figures: {},
    social: [],
  });
});

test('environment variables win over the file; an empty one counts as unset', () => {
  const variables = {
    COMPANY_PHONE: '0611223344',
    COMPANY_EMAIL: 'toit@example.fr',
    SITE_URL: '',
    FORM_FORWARD_URL: 'https://formulaires.example/f',
  };
  expect(read({}, variables)).toMatchObject({
    phone: { display: '06 11 22 33 44' },
    email: 'toit@example.fr',
    siteUrl: written.siteUrl,
    formForwardUrl: 'https://formulaires.example/f',
  });
});

const siteUrlRule = 'doit être l’adresse du site, sans chemin ni barre à la fin, comme "https://';
const forwardRule = 'doit être une adresse ou un chemin, sans barre ni question à la fin, comme "';

test.each([
  ['COMPANY_PHONE', '12', 'doit être un numéro français, comme "03 53 01 20 04" ou "+33353012004"'],
  ['COMPANY_PHONE', '+49 7621 1234', 'doit être un numéro français'],
  ['COMPANY_EMAIL', 'contact', 'doit être une adresse e-mail, comme "contact@'],
  ['SITE_URL', 'www.example.fr', siteUrlRule],
  ['SITE_URL', 'https://www.example.fr/', siteUrlRule],
  ['SITE_URL', 'ftp://example.fr', siteUrlRule],
  ['FORM_FORWARD_URL', 'formulaires', forwardRule],
  ['FORM_FORWARD_URL', 'https://formulaires.example/', forwardRule],
  ['FORM_FORWARD_URL', 'https://me:secret@formulaires.example', forwardRule],
  ['FORM_FORWARD_URL', '/relais?x=1', forwardRule],
])('%s=%s is refused in one line', (variable, value, rule) => {
  expect(() => read({}, { [variable]: value })).toThrow(`${variable} ${rule}`);
  expect(() => read({}, { [variable]: value })).toThrow(/^[^\n]*$/);
});

test.each<[field: string, changes: object, rule: string]>([
  ['« Nom » (name)', { name: '  ' }, 'manque ; à écrire comme "Faîtage & Fils"'],
  ['« Année de fondation » (foundedIn)', { foundedIn: 24 }, 'doit être une année, comme 2004'],
  ['(foundedIn)', { foundedIn: 2999 }, 'doit être une année qui a déjà commencé'],
  ['« Téléphone » (phone)', { phone: '12' }, 'doit être un numéro français, comme "03 53'],
  ['(mobile)', { mobile: '03 53 01 20 04' }, 'doit être un portable français'],
  [
    '« Adresse › Code postal » (address.postalCode)',
    { address: { ...written.address, postalCode: '6817' } },
    'doit avoir cinq chiffres, comme 68170 ; il y a "6817"',
  ],
  ['« Adresse » (address)', { address: undefined }, 'manque'],
  [
    '« Position de l’atelier › Latitude » (position.latitude)',
    { position: { latitude: 7.4, longitude: 7.4 } },
    'doit être en degrés nord, en France, comme 47.7497',
  ],
  ['(figures.projects)', { figures: { projects: 12.5 } }, 'doit être un nombre entier, comme 500'],
  ['(figures.rating)', { figures: { rating: 9.8 } }, 'doit être une moyenne sur 5, comme 4.9'],
  [
    '« Réseaux › n° 1 › Adresse » (social.0.url)',
    { social: [{ name: 'Facebook', url: 'fb' }] },
    'doit être une adresse complète, comme "https://www.exemple.fr" ; il y a "fb"',
  ],
  ['(legal.siren)', { legal: { siren: '732 829 321' } }, 'doit avoir neuf chiffres, dont'],
  ['(legal.siren)', { legal: { siren: '552 100 554 00014' } }, 'doit avoir neuf chiffres'],
  ['(legal.vatNumber)', { legal: { vatNumber: '44732829320' } }, 'doit être un numéro de TVA'],
  ['(legal.rgeNumber)', { legal: { rgeNumber: 'oui' } }, 'doit être le numéro du certificat'],
  ['(legal.certibiocide)', { legal: { certibiocide: 'oui' } }, 'doit porter son numéro'],
  [
    '(legal.priceList.file)',
    { legal: { priceList: { file: 'tarifs.docx', date: '2026-11-01' } } },
    'doit être le nom d’un PDF ou d’une photo',
  ],
  [
    '(legal.priceList.url)',
    { legal: { priceList: { file: 'a.pdf', url: 'https://exemple.fr/', date: '2026-11-01' } } },
    'un fichier y est déjà',
  ],
  ['(legal.priceList.date)', { legal: { priceList: { file: 'a.pdf' } } }, 'manque ; le jour'],
])('a wrong %s is told with its line and what would be right (%#)', (field, changes, rule) => {
  expect(() => read(changes)).toThrow(
    RegExp(`^src/content/company\\.yaml: ligne 1 : .*${RegExp.escape(`${field} : ${rule}`)}`),
  );
});

test('the action of the forms is the forwarding address and the e-mail', () => {
  const formForwardUrl = 'https://formulaires.example/f';
  expect(formAction(read({ formForwardUrl, email: 'a+b@example.fr' }))).toBe(
    'https://formulaires.example/f/a%2Bb%40example.fr',
  );
});

test('a build with a bad setting prints one line and ends with 1', () => {
  const command = ['release/publish/commands.ts', 'build'];
  const { status, stderr, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, COMPANY_PHONE: '12' },
  });
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr:
      '✖ COMPANY_PHONE doit être un numéro français, comme "03 53 01 20 04" ou "+33353012004" ' +
      '; il y a "12"\n',
    stdout: '',
  });
});
