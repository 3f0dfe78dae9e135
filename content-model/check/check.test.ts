import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { readSite } from '../site.ts';
import { contentMistakes, contentPaths } from './check.ts';
import { mistakeLine } from './mistake.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, join(root, 'src/content'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Replaces the first match in a content file. */
function mistype(file: string, right: string | RegExp, wrong: string): void {
  const path = join(root, 'src/content', file);
  const content = readFileSync(path, 'utf8');
  expect(content).toMatch(right);
  writeFileSync(path, content.replace(right, wrong));
}

describe('between content files', () => {
  const title = /^ {2}title: .*$/m;
  const mistakes = () =>
    contentMistakes(readSite({ folder: join(root, 'src/content') }, {}, new Date())).map(
      mistakeLine,
    );

  test('there is no mistake', () => {
    expect(mistakes()).toEqual([]);
  });

  test('what one file says of another is held against it, and all that does not fit is named at once', () => {
    for (const [file, right, wrong] of [
      ['pages/zone-intervention.yaml', '- Sélestat', '- Selestat'],
      ['pages/zone-intervention.yaml', '- Vesoul', '- Gray'],
      ['projects/sarking-strasbourg.yaml', /category: .*/, 'category: Charpente'],
      ['services/toiture.yaml', /(?<=projects: \[).*?,/, 'faitage-colmar,'],
      [
        'towns/lure.yaml',
        title,
        title.exec(readFileSync(join(contentFolder, 'towns/dole.yaml'), 'utf8'))?.[0] ?? '',
      ],
      ['towns/lure.yaml', 'order: 17', 'order: 16'],
      ['towns/lure.yaml', '- Magny-Vernois', '- Colmar'],
      ['towns/lure.yaml', '- Roye', '- Là-bas'],
      ['towns/lure.yaml', '- Mélisey', '- Selestat'],
      ['towns/saverne.yaml', 'latitude: 48.', 'latitude: 45.'],
    ] as const)
      mistype(file, right, wrong);
    const [order = '', ...others] = mistakes().sort(
      (one, other) => Number(other.includes('(order)')) - Number(one.includes('(order)')),
    );
    // Either of two files of the same age may be named.
    expect(order).toMatch(
      /^towns\/(?:lure|vesoul)\.yaml: « Ordre » \(order\) : déjà dans « Villes, (?:Lure|Vesoul) »$/,
    );
    expect(others.sort()).toEqual([
      'pages/zone-intervention.yaml: « Cartes des zones › Alsace, zone prioritaire › Villes › n° 8 » (groups.priority.towns.7) : "Selestat" s\'écrit "Sélestat" dans « Villes, Sélestat »',
      'pages/zone-intervention.yaml: « Cartes des zones › Franche-Comté et Jura › Villes » (groups.franche-comte.towns) : "Vesoul", qui a sa page (« Villes, Vesoul »), n\'y est pas',
      'projects/sarking-strasbourg.yaml: « Catégorie » (category) : "Charpente" n\'existe pas ; choisissez parmi : Urgence, Zinguerie, Rénovation, Démoussage, Isolation, Travaux général',
      'services/toiture.yaml: « Réalisations › Chantiers › n° 1 » (realisations.projects.0) : "faitage-colmar" n\'existe pas',
      'towns/dole.yaml: « Moteurs de recherche › Titre pour les moteurs de recherche » (seo.title) : déjà dans « Villes, Lure »',
      'towns/lure.yaml: « Autour de la ville › Communes › n° 1 », « Autour de la ville › Communes › n° 5 » : plus loin que le rayon de cette page, 30 km : Colmar (78 km), Selestat (96 km) ; mettez-en qui y sont',
      'towns/lure.yaml: « Autour de la ville › Communes › n° 2 » (around.communes.1) : "Là-bas" n\'est pas une commune à 200 km au plus de l\'atelier',
      expect.stringMatching(
        /^towns\/saverne\.yaml: « Position » \(position\) : à \d{3} km de l'atelier, et « Zones et distances » va à 200 km : ôtez cette page/,
      ),
    ]);
  });

  test('the old address of a town that was brought back is named', () => {
    mistype(
      'shared/redirects.yaml',
      '\nredirects:\n',
      '\nredirects:\n  - { from: /lure, to: /vesoul }\n',
    );
    expect(mistakes()).toEqual([
      'shared/redirects.yaml: « Adresses › n° 1 › Ancienne adresse » (redirects.0.from) : est encore une page ; ôtez cette ligne, ou la page',
    ]);
  });

  test('a fact that nobody knows is named with its line and those that are known', () => {
    mistype('towns/lure.yaml', /^tagline: .*/m, 'tagline: Un toit {de ville}');
    mistype('pages/home.yaml', /(?<=^ {2}lead: >-\n).*/m, '    À {distance} km.');
    expect(mistakes()).toEqual([
      expect.stringMatching(
        /^pages\/home\.yaml: ligne \d+ : \{distance\} n'existe pas ; choisissez parmi : name, de name, .*phone, .*siren, [^{}]*$/,
      ),
      expect.stringMatching(
        /^towns\/lure\.yaml: ligne \d+ : \{de ville\} n'existe pas ; choisissez parmi : .*, distance$/,
      ),
    ]);
  });

  test.each(['{name}', '{name}, couvreurs'])(
    'the text %s without its quotes is named with its line',
    (text) => {
      mistype('pages/contact.yaml', /^heading: .*/m, `heading: ${text}`);
      expect(mistakes()).toEqual([
        `pages/contact.yaml: ligne 6 : un texte qui commence par { se met entre guillemets : "${text}"`,
      ]);
    },
  );

  test('all mistakes of all files are named at once: file, line, what the field is called, and what would be right', () => {
    mistype('pages/contact.yaml', 'heading:', 'headding:');
    mistype('pages/contact.yaml', /(?<=^form:\n {2}title: ).*/m, 'É');
    mistype('pages/contact.yaml', /weekdays: .*/, 'weekdays: samedi');
    mistype('services/toiture.yaml', / {4}alt: .*/, '    crop: milieu');
    mistype('towns/lure.yaml', 'order: 17', 'order: dix-sept');
    mistype(
      'towns/vesoul.yaml',
      '  material:',
      '  paragraphs: ["La tuile plate, ou la tuile mécanique, selon le village."]\n  material:',
    );
    expect(mistakes().map((line) => line.replace(/ligne \d+/, 'ligne n'))).toEqual([
      'pages/contact.yaml: ligne n : « headding » (headding) : ce champ n\'existe pas ; vouliez-vous dire "heading" ?',
      'pages/contact.yaml: ligne n : « Formulaire › Titre » (form.title) : au moins 2 caractères ; il y en a 1',
      'pages/contact.yaml: ligne n : « Horaires › Au bureau › n° 1 › Jours » (hours.office.0.weekdays) : doit être une liste ; il y a "samedi"',
      "services/toiture.yaml: ligne n : « Carte › Image › Ce que montre l'image » (card.picture.alt) : manque",
      expect.stringMatching(
        /^services\/toiture\.yaml: ligne n : « .* › Cadrage » .* : "milieu" n'existe pas ; choisissez parmi : center, left, /,
      ),
      'towns/lure.yaml: ligne n : « Ordre » (order) : doit être un nombre ; il y a "dix-sept"',
      'towns/vesoul.yaml: ligne n : « Propre à la ville » (focus) : demande une de ces formes, et une seule : une réponse, des années ou des saisons, des étapes, un matériau',
    ]);
    expect(mistakes()[0]).toMatch(/: ligne 6 : /);
  });

  test('a text that fits none of the forms it may have is held against the nearest', () => {
    mistype('legal/politique-confidentialite.yaml', '- when:', '- whem:');
    expect(mistakes()).toEqual([
      expect.stringMatching(
        /ligne \d+ : « Articles › .* › whem » .* : ce champ n'existe pas ; vouliez-vous dire "when" \?$/,
      ),
    ]);
  });

  test.each([
    ['tarifs.pdf', undefined, /il n'y a pas de fichier documents\/tarifs\.pdf$/],
    [
      'tarifs.pdf',
      Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(5_100_000)]),
      /pèse 5,1 Mo, au plus 5 Mo ; exportez-le/,
    ],
    [
      'tarifs.pdf',
      Buffer.from('PK'),
      /documents\/tarifs\.pdf n'est pas le fichier que dit son nom/,
    ],
    ['tarifs.jpg', Buffer.from('%PDF-1.4'), /n'est pas le fichier que dit son nom/],
  ])('a price list that cannot be shown is named (%s, %#)', (name, content, line) => {
    mistype('company.yaml', /^ {4}file:.*/m, `    file: ${name}`);
    mistype('company.yaml', /^ {4}date:.*/m, '    date: 2026-11-01');
    if (content) writeFileSync(join(root, 'src/content/documents', name), content);
    const [mistake, ...others] = mistakes();
    expect([mistake, others]).toEqual([expect.stringMatching(line), []]);
    expect(mistake).toMatch(
      /^company\.yaml: ligne \d+ : « Ce que veut la loi › Tarifs › La liste, en fichier » \(legal\.priceList\.file\) : /,
    );
  });

  test('files are found as Windows lists them', () => {
    expect(contentPaths(['towns\\lure.yaml', 'home.yaml', 'towns', 'notes.md'])).toEqual([
      'home.yaml',
      'towns/lure.yaml',
    ]);
  });

  test('a file that is no YAML is named with its line', () => {
    mistype('towns/lure.yaml', 'name: "Lure"', 'name: "Lure');
    expect(mistakes()).toEqual([
      expect.stringMatching(/^towns\/lure\.yaml: ligne \d+ : un guillemet est ouvert/),
    ]);
  });

  test('a colon in a text that has no quotes is named in French', () => {
    mistype('towns/lure.yaml', 'name: "Lure"', 'name: Lure : la ville');
    expect(mistakes()).toEqual([
      expect.stringMatching(/^towns\/lure\.yaml: ligne \d+ : le texte contient " : "/),
    ]);
  });

  test('a town copied with another name and title is named', () => {
    const copy = readFileSync(join(root, 'src/content/towns/lure.yaml'), 'utf8')
      .replace('name: "Lure"', 'name: Ronchamp')
      .replace('order: 17', 'order: 23')
      .replace(/^seo:[\s\S]*?(?=^\w)/m, '');
    writeFileSync(join(root, 'src/content/towns/ronchamp.yaml'), copy);
    expect(mistakes()).toEqual([
      'towns/ronchamp.yaml: ligne 1 : « Moteurs de recherche » (seo) : manque',
      expect.stringMatching(/: "Ronchamp", qui a sa page/),
      expect.stringMatching(
        /^towns\/ronchamp\.yaml: « Accroche », « Introduction », « Autour de la ville › Titre », .* : le même texte que dans « Villes, Lure »/,
      ),
    ]);
  });
});
