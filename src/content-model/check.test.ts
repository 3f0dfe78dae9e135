import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { assertContent } from './check.ts';
import { readSite } from './facts/site.ts';
import { contentFolder } from './files/content-folder.ts';

type Change = [file: string, path: (string | number)[], value: unknown];

/** What is said of the content with some of its values changed, a line for each mistake. */
function told(...changes: Change[]): string {
  const unsaved: Record<string, string> = {};
  for (const [file, path, value] of changes) {
    const place = join(contentFolder, file);
    const text = unsaved[file] ?? (existsSync(place) ? readFileSync(place, 'utf8') : '');
    const document = parseDocument(text);
    if (path.length > 0) document.setIn(path, value);
    unsaved[file] = path.length > 0 ? document.toString() : String(value);
  }
  try {
    assertContent(readSite({ folder: contentFolder, unsaved }, {}, new Date('2026-11-24')));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message.replace(/ligne \d+/g, 'ligne n') : '';
  }
}

test('the content has no mistake', () => {
  expect(told()).toBe('');
});

const review = (published: string) => `author: Anne M.
experienced: 2026-03
published: ${published}
source: Google
checked: true
quote: Le toit ne fuit plus.`;

const closure = { from: '2027-08-15', to: '2027-08-01' };
const announcement = {
  from: '2027-08-01',
  to: '2027-08-15',
  kind: 'urgent',
  text: 'Tempête : appelez.',
  link: { label: 'Urgences', href: '/nexiste-pas' },
};

test.each<[...Change, said: string]>([
  ['pages/contact.yaml', ['heading'], undefined, '« Titre de la page » (heading) : manque'],
  [
    'towns/lure.yaml',
    ['seo', 'title'],
    'Couvreur à Lure, à Ronchamp, à Mélisey et partout autour de chez vous',
    '« Moteurs de recherche › Titre pour les moteurs de recherche » (seo.title) : au plus 60 ' +
      'caractères ; il y en a 69',
  ],
  ['towns/lure.yaml', ['seo', 'title'], 'À {distance} km {de city} : vos toits', ''],
  [
    'pages/home.yaml',
    ['hero', 'picture', 'file'],
    'nulle-part',
    '« Haut de la page › Image › Photo » (hero.picture.file) : "nulle-part" n\'est pas une ' +
      "image (.jpg, .png ou .webp) du site, ou n'en est plus une",
  ],
  [
    'services/toiture.yaml',
    ['card', 'picture', 'crop'],
    'milieu',
    '« Carte › Image › Cadrage » (card.picture.crop) : "milieu" n\'existe pas ; choisissez ' +
      'parmi : center, left, right, top, bottom',
  ],
  [
    'services/toiture.yaml',
    ['realisations', 'projects', 0],
    'faitage',
    '« Réalisations › Chantiers › n° 1 » (realisations.projects.0) : "faitage" n\'existe pas',
  ],
  [
    'projects/sarking-strasbourg.yaml',
    ['category'],
    'Charpente',
    '« Catégorie » (category) : "Charpente" n\'existe pas ; choisissez parmi : Urgence, ' +
      'Rénovation, Zinguerie, Isolation, Démoussage, Travaux général',
  ],
  [
    'pages/contact.yaml',
    ['hours', 'office', 0, 'open', 0, 'to'],
    '7h',
    '« Horaires › Au bureau › n° 1 › Heures › n° 1 › Ferme à » (hours.office.0.open.0.to) : ' +
      'doit être après l’ouverture',
  ],
  [
    'shared/announcements.yaml',
    ['closures'],
    [closure],
    '« Fermetures › n° 1 › Dernier jour » (closures.0.to) : doit être le premier jour ou plus tard',
  ],
  [
    'shared/announcements.yaml',
    ['closures'],
    [{ ...closure, from: '1/8/2027' }],
    '« Fermetures › n° 1 › Premier jour » (closures.0.from) : doit être une date, comme ' +
      '"2026-04-02"',
  ],
  [
    'shared/announcements.yaml',
    ['announcements'],
    [announcement],
    '« Annonces › n° 1 › Lien › Adresse » (announcements.0.link.href) : "/nexiste-pas" n\'est ' +
      'pas une page du site',
  ],
  [
    'shared/redirects.yaml',
    ['redirects'],
    [{ from: '/lure', to: '/vesoul' }],
    '« Adresses › n° 1 › Ancienne adresse » (redirects.0.from) : est encore une page ; ôtez ' +
      'cette ligne, ou la page',
  ],
  [
    'towns/lure.yaml',
    ['order'],
    'dix-sept',
    '« Ordre » (order) : doit être un nombre ; il y a "dix-sept"',
  ],
  [
    'towns/lure.yaml',
    ['around', 'communes', 0],
    'Là-bas',
    '« Autour de la ville › Communes › n° 1 » (around.communes.0) : "Là-bas" n\'est pas une ' +
      "commune à 200 km au plus de l'atelier",
  ],
  [
    'towns/lure.yaml',
    ['around', 'communes', 0],
    'Colmar',
    '« Autour de la ville › Communes › n° 1 » (around.communes.0) : à 78 km, plus loin que le ' +
      'rayon de cette page, 30 km',
  ],
  [
    'towns/saverne.yaml',
    ['position', 'latitude'],
    45.7416,
    "« Position » (position) : à 223 km de l'atelier, et « Zones et distances » va à 200 km : " +
      'ôtez cette page, ou corrigez le chiffre',
  ],
  [
    'pages/zone-intervention.yaml',
    ['groups', 'priority', 'towns', 7],
    'Selestat',
    '« Cartes des zones › Alsace, zone prioritaire › Villes » (groups.priority.towns) : ' +
      '"Sélestat", qui a sa page (« Villes, Sélestat »), n\'y est pas',
  ],
  [
    'pages/home.yaml',
    ['intro', 'lead'],
    'Un toit se juge à {distance} km',
    "« Présentation › Introduction » (intro.lead) : {distance} n'existe pas ; choisissez " +
      'parmi : name, de name,',
  ],
  [
    'text-pages/mentions-legales.yaml',
    ['heading'],
    'Mentions {mediator}',
    "« Titre de la page » (heading) : « Médiateur » n'a pas de valeur dans « L'entreprise » : " +
      'donnez-la, ou retirez-la de ce texte',
  ],
  ['pages/contact.yaml', ['headline'], 'Contact', 'champ inconnu : headline'],
  [
    'text-pages/sans-lien.yaml',
    [],
    'seo: { title: Nous recrutons un couvreur, description: "' +
      `${'Un atelier. '.repeat(6)}" }\n` +
      'heading: Recrutement\nlead: Un couvreur, à Rixheim.\n' +
      'sections: [{ title: Le poste, lines: [{ text: Tout le toit. }] }]',
    'rien ne mène à "/sans-lien" : ajoutez-la à src/navigation.ts, ou ôtez ce fichier',
  ],
  ['reviews/anne.yaml', [], review('2026-04-02'), ''],
  ['reviews/anne.yaml', [], review('2027-04-02'), '« Paru le » (published) : est dans l’avenir'],
  [
    'reviews/anne.yaml',
    [],
    review('2026-02-28'),
    '« Paru le » (published) : est avant le mois des travaux',
  ],
  [
    'people/luc.yaml',
    [],
    'name: Luc\ntrade: Couvreur\nsince: 1900',
    '« Chez vous depuis » (since) : doit être une année, pas avant la fondation (2004)',
  ],
  ['towns/lure.yaml', [], 'name: "Lure', 'il manque un signe (un guillemet qui ferme'],
  [
    'company.yaml',
    ['legal', 'priceList'],
    { file: 'tarifs.pdf', date: '2026-11-01' },
    "« Ce que veut la loi › Tarifs › La liste, en fichier » (legal.priceList.file) : il n'y a " +
      'pas de fichier documents/tarifs.pdf',
  ],
])('in %s, %j set to %j: one line that names the field', (file, path, value, said) => {
  const lines = told([file, path, value]);
  expect(lines.split('\n')).toHaveLength(1);
  if (said) expect(lines).toContain(`src/content/${file}: ligne n : ${said}`);
  else expect(lines).toBe('');
});

test('a town copied from another is told what to change', () => {
  const copy = readFileSync(join(contentFolder, 'towns/lure.yaml'), 'utf8').replace(
    'name: "Lure"',
    'name: Ronchamp',
  );
  const lines = told(['towns/vesoul.yaml', [], copy]).split('\n');
  for (const field of ['order', 'position', 'seo.title', 'seo.description', 'tagline', 'lead'])
    expect(lines, field).toContainEqual(
      expect.stringMatching(
        `^src/content/towns/\\w+.yaml: ligne n : .* \\(${field}\\) : .*« Villes, `,
      ),
    );
});

test('a picture that a page would show twice is named', () => {
  const gutter = 'illustrations/zinguerie-gouttiere';
  const ponds = 'illustrations/ville-etangs';
  const lines = told(
    ['services/toiture.yaml', ['card', 'picture', 'file'], gutter],
    ['towns/lure.yaml', ['picture', 'file'], gutter],
    ['towns/vesoul.yaml', ['picture', 'file'], ponds],
    ['towns/vesoul.yaml', ['services', 0, 'picture'], { file: ponds }],
  ).split('\n');
  for (const line of [
    /services\/\w+\.yaml: .*\(card\.picture\.file\) : déjà dans «/,
    /lure\.yaml: .*\(picture\.file\) : déjà sur cette page, .* « Zinguerie »/,
    /vesoul\.yaml: .*\(services\.0\.picture\.file\) : déjà sur cette page/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
});

test('a sentence that promises a region something else than its zone is named', () => {
  const zonePage = 'pages/zone-intervention.yaml';
  const departments = ['41'];
  const lines = told(
    ['zones.yaml', ['groups', 'new'], { answer: 'planned', names: ['Sologne'], departments }],
    [zonePage, ['groups', 'new'], { title: 'Sologne', range: '50–150 km', towns: ['Blois'] }],
    [zonePage, ['lead'], 'Nous réparons des toits en Sologne sur demande.'],
    ['pages/home.yaml', ['intro', 'lead'], 'La Sologne : intervention rapide.'],
  ).split('\n');
  const rule = "d'après « Zones et distances », c'est « ";
  expect(lines.sort()).toEqual([
    expect.stringContaining(`(intro.lead) : dit « intervention rapide » de "Sologne" ; ${rule}`),
    expect.stringContaining(`(lead) : dit « sur demande » de "Sologne" ; ${rule}`),
  ]);
});

test('all mistakes of all files are told at once', () => {
  expect(
    told(
      ['pages/contact.yaml', ['form', 'title'], 'É'],
      ['towns/lure.yaml', ['order'], 'dix-sept'],
      ['towns/lure.yaml', ['radius'], 3],
    ).match(/\([\w.]+\) : /g),
  ).toEqual(['(order) : ', '(radius) : ', '(form.title) : ']);
});
