import { spawnSync } from 'node:child_process';
import { readFile as readFileText, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing.ts';
import { formAction, readCompany } from './company.ts';
import { contentFolder } from './content-folder.ts';
import { readSite } from './site.ts';
import { companyFrom } from './testing.ts';

const written = {
  name: 'Faîtage & Fils',
  foundedIn: '2004',
  phone: '03 53 01 20 04',
  email: 'contact@faitage-et-fils.example',
  siteUrl: 'http://localhost:4321',
  address: { street: '12 rue des Tuiliers', postalCode: '68170', city: 'Rixheim' },
  position: { latitude: '47.7497', longitude: '7.402' },
  figures: { projects: '500', rating: '4,9' },
  formForwardUrl: '/relais',
  builder: { name: 'Réalisation du site' },
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

test('a mobile number takes text messages; any other number is refused', () => {
  expect(read({ mobile: '+33 6 39 98 20 04' }).mobile).toEqual({
    display: '06 39 98 20 04',
    href: 'sms:+33639982004',
  });
  expect(() => read({ mobile: '03 53 01 20 04' })).toThrow('doit être un portable français');
});

test('environment variables win over the file', () => {
  const company = read(
    {},
    {
      COMPANY_PHONE: '0611223344',
      COMPANY_EMAIL: 'toit@example.fr',
      SITE_URL: 'https://www.example.fr',
      FORM_FORWARD_URL: 'https://formulaires.example/f',
    },
  );
  expect(company).toMatchObject({
    phone: { display: '06 11 22 33 44' },
    email: 'toit@example.fr',
    siteUrl: 'https://www.example.fr',
    formForwardUrl: 'https://formulaires.example/f',
  });
});

test('an empty variable counts as unset', () => {
  expect(read({}, { SITE_URL: '' }).siteUrl).toBe(read().siteUrl);
});

const siteUrlRule =
  'must be the site’s address without a path or final slash; right: "https://www.faitage-et-fils.example"';
const forwardRule =
  'must be a web address or a path, without a final slash or query; right: "https://formulaires.example" or "/relais"';

test.each([
  [
    'COMPANY_PHONE',
    '12',
    'must be a French telephone number; right: "03 53 01 20 04" or "+33353012004"',
  ],
  [
    'COMPANY_PHONE',
    '+49 7621 1234',
    'must be a French telephone number; right: "03 53 01 20 04" or "+33353012004"',
  ],
  [
    'COMPANY_EMAIL',
    'contact',
    'must be an e-mail address; right: "contact@faitage-et-fils.example"',
  ],
  ['SITE_URL', 'www.example.fr', siteUrlRule],
  ['SITE_URL', 'https://www.example.fr/', siteUrlRule],
  ['SITE_URL', 'ftp://example.fr', siteUrlRule],
  ['FORM_FORWARD_URL', 'formulaires', forwardRule],
  ['FORM_FORWARD_URL', 'https://formulaires.example/', forwardRule],
  ['FORM_FORWARD_URL', 'https://me:secret@formulaires.example', forwardRule],
  ['FORM_FORWARD_URL', '/relais?x=1', forwardRule],
])('%s=%s is refused in one line', (variable, value, rule) => {
  expect(() => read({}, { [variable]: value })).toThrow(
    new Error(`${variable} ${rule} (got "${value}")`),
  );
});

test.each<[string, object, string]>([
  ['« Nom » (name)', { name: '  ' }, 'manque ; à écrire comme "Faîtage & Fils"'],
  ['« Nom » (name)', { name: undefined }, 'manque ; à écrire comme "Faîtage & Fils"'],
  ['« Année de fondation » (foundedIn)', { foundedIn: '24' }, 'doit être une année, comme 2004'],
  [
    '« Téléphone » (phone)',
    { phone: '12' },
    'doit être un numéro français, comme "03 53 01 20 04" ou "+33353012004" ; il y a "12"',
  ],
  [
    '« Adresse › Code postal » (address.postalCode)',
    { address: { ...written.address, postalCode: '6817' } },
    'doit avoir cinq chiffres, comme 68170 ; il y a "6817"',
  ],
  [
    '« Adresse › Rue » (address.street)',
    { address: undefined },
    'manque ; à écrire comme "12 rue des Tuiliers"',
  ],
  [
    '« Adresse » (address)',
    { address: 'Rixheim' },
    'doit être un groupe de champs ; il y a "Rixheim"',
  ],
  [
    '« Position de l’atelier › Latitude » (position.latitude)',
    { position: { latitude: '7.4', longitude: '47.7' } },
    'doit être en degrés nord, en France, comme 47.7497',
  ],
  [
    '« Chiffres › Chantiers depuis la fondation » (figures.projects)',
    { figures: { projects: '12.5' } },
    'doit être un nombre entier, comme 500',
  ],
  [
    '« Chiffres › Moyenne des avis » (figures.rating)',
    { figures: { rating: '9,8' } },
    'doit être une moyenne sur 5, comme 4,9',
  ],
  [
    '« Réseaux › n° 1 › Adresse » (social.0.url)',
    { social: [{ name: 'Facebook', url: 'fb' }] },
    'doit être une adresse complète, comme "https://www.exemple.fr" ; il y a "fb"',
  ],
  [
    '(legal.siren)',
    { legal: { siren: '732 829 321' } },
    'doit avoir neuf chiffres, dont le dernier vérifie les autres, comme "732 829 320" ; relisez-les ; il y a "732 829 321"',
  ],
  ['(legal.siren)', { legal: { siren: '552 100 554 00014' } }, 'doit avoir neuf chiffres'],
  [
    '(legal.vatNumber)',
    { legal: { vatNumber: '44732829320' } },
    'doit être un numéro de TVA français, comme "FR44732829320" ; il y a "44732829320"',
  ],
  [
    '« nom » (nom)',
    { nom: 'Toitures Meyer' },
    "ce champ n'existe pas ; choisissez parmi : name, foundedIn, phone, mobile, email,",
  ],
  [
    '« Adresse › town » (address.town)',
    { address: { ...written.address, town: 'Saverne' } },
    "ce champ n'existe pas ; choisissez parmi : street, postalCode, city",
  ],
  [
    '« Réseaux › n° 1 › nom » (social.0.nom)',
    { social: [{ name: 'Facebook', nom: 'fb' }] },
    "ce champ n'existe pas ; choisissez parmi : name, url",
  ],
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
  [
    '« Ce que veut la loi › Tarifs › Valable depuis le » (legal.priceList.date)',
    { legal: { priceList: { file: 'a.pdf' } } },
    'manque ; le jour depuis lequel',
  ],
  [
    '(legal.priceList.date)',
    { legal: { priceList: { text: '60 €', date: '1er novembre' } } },
    'doit être un jour, comme "2026-11-01" ; il y a "1er novembre"',
  ],
])('a wrong %s is said in French, with what would be right', (field, changes, rule) => {
  expect(() => read(changes)).toThrow(
    new RegExp(`^company\\.yaml: ligne 1 : .*${RegExp.escape(`${field} : ${rule}`)}`),
  );
});

test('all mistakes are told at once', () => {
  expect(() => read({ name: undefined, foundedIn: '24', phone: '12' })).toThrow(
    / : .*\(name\).*\n.*\(foundedIn\).*\n.*\(phone\)/,
  );
});

test('what is wrong with the company and with the zones is told at once', () => {
  const unsaved = { 'company.yaml': 'name: Toit', 'zones.yaml': 'reach: loin' };
  expect(() => readSite({ folder: contentFolder, unsaved }, {}, new Date())).toThrow(
    /company\.yaml: .*\(phone\) : [\s\S]*\n.*zones\.yaml: .*\(reach\) : /,
  );
});

test('a name may have an apostrophe', () => {
  expect(read({ name: "L'Atelier du Toit" }).name).toBe('L’Atelier du Toit');
});

describe('the file', () => {
  const readFile = async (from: string, to: string) => {
    await using folder = await temporaryFolder();
    const text = await readFileText(join(contentFolder, 'company.yaml'), 'utf8');
    await writeFile(join(folder.path, 'company.yaml'), text.replace(from, to));
    return readCompany({ folder: folder.path }, {});
  };

  test('needs no quotes, and what is empty is not there', async () => {
    const company = await readFile('name: Faîtage & Fils', "name: L'Atelier du Toit");
    expect(company).toMatchObject({
      name: 'L’Atelier du Toit',
      foundedIn: 2004,
      address: { postalCode: '68170' },
      figures: { rating: 4.9 },
    });
    expect(company.legal).toEqual({
      shareCapital: '10 000 euros',
      court: 'Mulhouse',
      priceList: {},
    });
  });

  test.each([
    [
      'postalCode: 68170',
      'postalCode: 6817',
      /company\.yaml: ligne 16 : « Adresse › Code postal » \(address\.postalCode\) : doit avoir cinq chiffres, comme 68170 ; il y a "6817"$/,
    ],
    [
      '  city: Rixheim',
      '',
      /company\.yaml: ligne 14 : « Adresse › Ville » \(address\.city\) : manque ; à écrire comme "Rixheim"$/,
    ],
    [
      'rgeNumber:',
      'rgeNumber: oui',
      /ligne \d+ : .*\(legal\.rgeNumber\) : doit être le numéro du certificat seul.*comme "E-E123456" ; il y a "oui"$/,
    ],
    [
      'certibiocide:',
      'certibiocide: obtenu',
      /ligne \d+ : .*\(legal\.certibiocide\) : doit porter son numéro, comme "n° 123456/,
    ],
    [
      '    text:',
      '    text: Déplacement : 60 €',
      /company\.yaml: ligne \d+ : le texte contient " : " ; mettez-le entre guillemets/,
    ],
  ])('with %s → %s says in one line where it is wrong', async (right, wrong, line) => {
    await expect(readFile(right, wrong)).rejects.toThrow(line);
  });
});

test.each(['552 100 554', '552100554', '552 100 554 00013', '55210055400013'])(
  'the company number stands in %s',
  (siren) => {
    expect(read({ legal: { siren } }).legal.siren).toBe('552 100 554');
  },
);

test('both forms post to the forwarding address and the encoded e-mail', () => {
  expect(formAction(read())).toBe('/relais/contact%40faitage-et-fils.example');
  expect(
    formAction(read({ formForwardUrl: 'https://formulaires.example/f', email: 'a+b@example.fr' })),
  ).toBe('https://formulaires.example/f/a%2Bb%40example.fr');
});

test('a build with a bad setting prints one line and ends with 1', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['release/publish/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, COMPANY_PHONE: '12' },
  });
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr:
      '✖ COMPANY_PHONE must be a French telephone number; right: "03 53 01 20 04" or "+33353012004" (got "12")\n',
    stdout: '',
  });
});
