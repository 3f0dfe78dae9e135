import { expect, test } from 'vitest';
import { companyFrom } from '../../src/content-model/testing.ts';
import { testSite } from '../../tests/support/site.ts';
import { contentLeft, factsLeft } from './checklist.ts';

/** A company with all facts. */
const real = {
  name: 'Toitures Müller',
  foundedIn: 1998,
  phone: '03 88 12 34 56',
  email: 'contact@toitures-muller.fr',
  siteUrl: 'https://www.toitures-muller.fr',
  address: { street: '3 rue du Pressoir', postalCode: '67700', city: 'Saverne' },
  position: { latitude: 48.74, longitude: 7.36 },
  formForwardUrl: '/relais',
  figures: {},
  builder: { name: 'Atelier', url: 'https://atelier.fr' },
  social: [],
  legal: {
    legalForm: 'SARL',
    shareCapital: '8 000 euros',
    siren: '732 829 320',
    register: 'RCS',
    court: 'Saverne',
    vatNumber: 'FR44732829320',
    publicationDirector: 'J. Müller',
    host: 'Hébergeur',
    insurer: 'Assureur',
    insuranceTerritory: 'France',
    mediator: 'Médiateur',
    rgeNumber: 'E-E123456',
    certibiocide: 'n° 1',
    liabilityInsurer: 'Assureur',
    priceList: { text: '60 €' },
  },
};
const left = (
  changes: object = {},
  environment: NodeJS.ProcessEnv = { SMTP_URL: 'smtp://localhost' },
) => factsLeft(companyFrom(real, changes), environment);

test('nothing is left of a site that has all it needs', () => {
  expect(left()).toEqual([]);
  const elsewhere = { formForwardUrl: 'https://relais.toitures-muller.fr/relais' };
  expect(left(elsewhere, {})).toEqual([]);
});

test('what is made up, reserved or missing is left, one line each', () => {
  const changes = {
    siteUrl: 'https://www.faitage-et-fils.example',
    email: 'contact@faitage-et-fils.example',
    phone: '+33 3 53 01 20 04',
    builder: { name: 'Atelier', url: 'https://www.example.com' },
    social: [{ name: 'Facebook' }, { name: 'Instagram' }],
    formForwardUrl: 'https://formulaires.example',
    legal: { ...real.legal, siren: undefined, vatNumber: undefined },
  };
  expect(left(changes)).toEqual([
    expect.stringMatching(
      /^« L'entreprise », Adresse du site : nul visiteur ne peut ouvrir https:.*example/,
    ),
    expect.stringMatching(/E-mail : personne ne peut avoir .*, rien n'y arrivera/),
    expect.stringMatching(/Téléphone : 03 53 01 20 04 est un numéro réservé aux films/),
    expect.stringMatching(/Qui a fait le site : https:.*example\.com n'est la page de personne/),
    expect.stringMatching(/Réseaux : Facebook, Instagram sans adresse/),
    expect.stringMatching(/Ce que veut la loi : il manque SIREN, .*TVA/),
    "« L'entreprise », Où vont les formulaires : personne ne peut avoir https://formulaires.example",
  ]);
  expect(left({ siteUrl: 'http://www.toitures-muller.fr' })).toEqual([
    expect.stringContaining('sans https'),
  ]);
  expect(left({}, {})).toEqual([
    expect.stringContaining("Serveur d'e-mails (SMTP_URL) : sans lui"),
  ]);
});

test('a note, a share of satisfied clients and rules of aids want a source that is not old', () => {
  const contentOf = (home: object, today: string) =>
    contentLeft(new Date(today), {
      folder: testSite().folder,
      unsaved: {
        'pages/home.yaml': JSON.stringify(home),
        'shared/aids.yaml': 'rules: { date: "2026-03-01" }',
      },
    });
  const satisfied = { value: '{satisfaction}' };
  expect(contentOf({ reviews: {}, figures: [satisfied] }, '2026-09-01')).toEqual([
    expect.stringContaining('la note'),
    expect.stringContaining('clients satisfaits'),
    expect.stringMatching(/^Aides de l'État : lues le 1er\u00A0mars 2026, il y a plus de 6 mois/),
  ]);
  const reviews = { google: { url: 'https://g.page/r/exemple' } };
  const figures = [{ ...satisfied, source: 'Enquête de fin de chantier, 2025' }];
  expect(contentOf({ reviews, figures }, '2026-08-31')).toEqual([]);
});
