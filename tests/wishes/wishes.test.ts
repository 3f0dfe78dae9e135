/**
 * What the owner wishes of his site, done as he would do it: by changing files of `src/content/`, putting photographs beside them, and
 * putting the site online from a copy of the project. One build holds all of it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { filesIn } from '../../release/hosting/built-site.ts';
import { ServedSite } from '../../server/served-site.ts';
import { copyProject } from '../support/project.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
let deployed: Awaited<ReturnType<typeof run>>;
const { DOMParser } = new Window();

/** Milliseconds: a build takes seconds, or a minute on a busy machine. */
const timeout = 300_000;

/** Runs a command of the owner's; an environment variable, even empty, wins over a line of `.env`. */
async function run(command: string) {
  const child = spawn(process.execPath, [join(project.folder, `release/publish/${command}.ts`)], {
    cwd: project.folder,
    env: { ...process.env, SITE_URL: undefined, DEPLOY_TO: 'here' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [status] = await once(child, 'close');
  return { status, output };
}

const write = async (path: string, content: string | Uint8Array) => {
  const file = join(project.folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};
/** Has a file say something else, whatever it said. */
const set = async (path: string, ...changes: [(string | number)[], unknown][]) => {
  const document = parseDocument(await readFile(join(project.folder, path), 'utf8'));
  for (const [place, wished] of changes) document.setIn(place, wished);
  await write(path, document.toString({ lineWidth: 0 }));
};
const built = (path: string) => readFile(join(project.folder, 'dist', path));
/** A built page, its lines free to end anywhere. */
const page = async (path: string) =>
  new DOMParser().parseFromString(
    (await built(path)).toString().replaceAll('\u00A0', ' '),
    'text/html',
  );

/** A photograph as a phone held upright writes it: lying on its side, with a note to turn it, and where it was taken. Red above, blue below. */
async function phonePhotograph(): Promise<Uint8Array> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 450, channels: 3, background } })
      .png()
      .toBuffer();
  return await sharp({ create: { width: 600, height: 450, channels: 3, background: 'blue' } })
    .composite([{ input: await half('red'), left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Apple' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The colours of a picture a quarter from the top and from the bottom. */
async function topAndBottom(picture: Uint8Array, x: number): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].map((part) => {
    const start = (Math.round(info.height * part) * info.width + Math.round(info.width * x)) * 3;
    const [red = 0, , blue = 0] = data.subarray(start, start + 3);
    return red > blue ? 'red' : 'blue';
  });
}

/** A service that the site did not have: what an owner has to say of it, and no more. */
const charpente = `order: 6
name: Charpente
menuLine: Fermes, pannes, chevrons et lucarnes
category: Charpente
card:
  text: Une charpente se répare pièce par pièce, et se remplace rarement entière.
  picture:
    file: toit-thann/IMG 2034 été
    alt: Une charpente neuve
seo:
  title: Charpente de toit, réparée ou refaite
  description: Chevrons, pannes et fermes réparés ou remplacés autour {de city}, avec les bois et les assemblages de la maison. Devis gratuit.
heading: Charpente
lead: Nous regardons le bois avant de parler de tuiles.
hero:
  file: toit-thann/IMG 2034 été
  alt: Une charpente neuve
works:
  title: Ce que nous faisons
  items:
    - title: Chevrons
      text: Doublés ou remplacés, selon ce que le bois a perdu.
    - title: Pannes
      text: Soutenues d'un poteau, moisées ou changées.
    - title: Lucarnes
      text: Ouvertes, refaites ou fermées, avec leurs raccords de zinc.
questions:
  title: Ce qu'on nous demande
  items:
    - title: Faut-il tout changer ?
      text: Non. Le bois malade se remplace, le reste demeure en place.
closing:
  title: Un doute sur votre charpente ?
  text: Nous montons la voir, et nous vous montrons les photos.
`;

/** What proves a claim, as the owner finds it on his papers. */
const proofs = {
  insurer: 'Assureur SA, contrat 654321',
  rgeNumber: 'E-E654321',
  certibiocide: 'n° 777888',
};

/** The least that programs take for a PDF. */
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

beforeAll(async () => {
  project = await copyProject();
  if (!existsSync(join(project.folder, 'dist'))) expect((await run('build')).status).toBe(0);

  const photograph = await phonePhotograph();
  await write('src/assets/pictures/toit-thann/IMG 2034 été.JPG', photograph);
  await write(
    'src/assets/pictures/toit-thann/avant.png',
    await sharp(photograph).autoOrient().png().toBuffer(),
  );
  await write(
    'src/content/projects/toit-thann.yaml',
    `title: Toit refait à Thann
description: Tuiles plates posées en double recouvrement, faîtage scellé à la chaux, noue refaite en zinc.
picture:
  file: toit-thann/IMG 2034 été.JPG
  alt: Un pan de tuiles neuves
before:
  file: toit-thann/avant
  alt: Le même pan, couvert de mousse
photo: true
category: Charpente
location: Thann
`,
  );
  await set(
    'src/content/pages/home.yaml',
    [['realisations', 'projects', 3], 'toit-thann'],
    [['hero', 'picture', 'file'], 'toit-thann/IMG 2034 été'],
    [['reviews', 'google'], { url: 'https://g.page/r/exemple', count: 87, date: '2026-04-02' }],
  );
  for (const folder of ['reviews', 'people'])
    await rm(join(project.folder, 'src/content', folder), { recursive: true });
  for (const [name, published] of [
    ['anne', '2026-04-02'],
    ['luc', '2026-05-12'],
    ['zoe', '2026-01-20'],
  ] as const)
    await write(
      `src/content/reviews/${name}-thann.yaml`,
      `author: ${name} M.\ntown: Thann\nexperienced: 2025-11\npublished: ${published}\nsource: Google\nchecked: ${name === 'anne'}\nlink: https://avis.example/${name}\nquote: Le toit ne fuit plus.\n`,
    );

  await write(
    'src/content/people/chloe.yaml',
    'name: Chloé\ntrade: Couvreuse-zingueuse\nsince: 2016\n',
  );
  await write(
    'src/content/people/jean.yaml',
    `name: Jean Meyer\ntrade: Charpentier\nsince: 2004\nportrait:\n  file: toit-thann/IMG 2034 été\n  alt: Jean, un chevron sur l'épaule\n`,
  );

  const noon = { from: '8:00', to: '12:00' };
  await set('src/content/pages/contact.yaml', [
    ['hours', 'office'],
    [
      { weekdays: [1, 2, 3, 4, 5], open: [noon, { from: '13:30', to: '17:30' }] },
      { weekdays: [6], open: [noon] },
    ],
  ]);
  await write(
    'src/content/shared/annonces.yaml',
    `closures:
  - { from: "2999-08-01", to: "2999-08-15", text: Les urgences restent assurées. }
  - { from: "2020-08-01", to: "2020-08-15" }
announcements:
  - { from: "2020-01-01", to: "2999-12-31", kind: urgent, text: "Tempête : les bâchages d'abord.", link: { label: Que faire, href: /urgence } }
whileClosed: Nous vous rappelons à notre retour. Une urgence ? Téléphonez.
`,
  );

  await set(
    'src/content/company.yaml',
    ...Object.entries(proofs).map(([fact, value]): [string[], string] => [['legal', fact], value]),
    [
      ['legal', 'priceList'],
      { text: 'Déplacement 55 € TTC', file: 'Tarifs 2026.pdf', date: '2026-11-01' },
    ],
  );
  await write('src/content/documents/Tarifs 2026.pdf', pdf);
  await write('src/content/services/charpente.yaml', charpente);
  await rm(join(project.folder, 'src/content/towns/lure.yaml'));
  await set('src/content/shared/redirects.yaml', [
    ['redirects'],
    [{ from: '/lure', to: '/vesoul' }],
  ]);

  // Nothing names it, and no build stumbles over it.
  await write('src/assets/pictures/abandon.jpg', 'no picture');
  await write('.env', 'SITE_URL=https://www.example.fr\n');
  deployed = await run('deploy');
  expect(deployed.status, deployed.output).toBe(0);
}, 2 * timeout);
afterAll(() => project[Symbol.asyncDispose]());

describe('a project photographed with a phone, in a town without a page', () => {
  test('stands among the five of the home page, before and after beside each other, and is not called an illustration', async () => {
    const home = await page('index.html');
    const card = [...home.querySelectorAll('#realisations li')].find((item) =>
      item.textContent.includes('Toit refait à Thann'),
    );
    expect(home.querySelectorAll('#realisations li')).toHaveLength(5);
    expect(
      [...(card?.querySelectorAll('[data-lightbox]') ?? [])].map((link) =>
        link.getAttribute('data-lightbox'),
      ),
    ).toEqual(['Avant : ', 'Après : ']);
    expect(card?.querySelector('p')?.textContent).toBe('Charpente Thann');
    expect(home.querySelector('.project-filter')?.textContent).toContain('Charpente 1');
    const illustrations = [...home.querySelectorAll('#realisations li')].filter(({ textContent }) =>
      textContent.includes('Image d’illustration'),
    );
    expect(illustrations).not.toContain(card);
    expect(illustrations.length).toBeGreaterThan(0);
  });

  test('stands upright, on the page and where the page is shared', async () => {
    const home = await page('index.html');
    const image = home.querySelector('main img');
    const source = image?.getAttribute('src') ?? '';
    expect(await topAndBottom(await built(source), 0.5)).toEqual(['red', 'blue']);
    expect(Number(image?.getAttribute('height'))).toBeGreaterThan(
      Number(image?.getAttribute('width')),
    );
    const shared = new URL(
      home.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    ).pathname;
    expect(await topAndBottom(await built(shared), 0.5)).toEqual(['red', 'blue']);
  });

  test('tells nobody where and with what it was taken, while the owner keeps his file as it is', async () => {
    const names = (
      await readdir(join(project.folder, 'dist'), { recursive: true, encoding: 'utf8' })
    ).filter((name) => /\.(?:jpe?g|png|webp|avif)$/i.test(name));
    expect(names.filter((name) => name.includes('2034')).length).toBeGreaterThan(4);
    for (const name of names)
      expect(await sharp(await built(name)).metadata(), name).not.toHaveProperty('exif');
    const own = await readFile(
      join(project.folder, 'src/assets/pictures/toit-thann/IMG 2034 été.JPG'),
    );
    expect(own.equals(await phonePhotograph())).toBe(true);
  });
});

test('three reviews stand newest first, with what the law wants to know of them', async () => {
  const reviews = [...(await page('index.html')).querySelectorAll('.reviews li')];
  expect(reviews.map(({ textContent }) => textContent)).toEqual([
    'Le toit ne fuit plus.luc M., ThannTravaux : novembre 2025. Avis non vérifié, publié le 12 mai 2026 sur Google.',
    'Le toit ne fuit plus.anne M., ThannTravaux : novembre 2025. Avis vérifié, publié le 2 avril 2026 sur Google.',
    'Le toit ne fuit plus.zoe M., ThannTravaux : novembre 2025. Avis non vérifié, publié le 20 janvier 2026 sur Google.',
  ]);
  expect(reviews[0]?.querySelector('a')?.getAttribute('href')).toBe('https://avis.example/luc');
});

test('who works on the roofs stands on the page of warranties, the longest in the company first, with a portrait where there is one', async () => {
  const block = (await page('garanties.html')).querySelector('main section:has(.people)');
  expect(block?.querySelector('h2')?.textContent.replace(/\s/g, ' ')).toBe(
    'Qui monte sur votre toit',
  );
  const people = [...(block?.querySelectorAll('.people li') ?? [])];
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Jean MeyerCharpentierChez nous depuis 2004',
    'ChloéCouvreuse-zingueuseChez nous depuis 2016',
  ]);
  const portraits = people.map((person) => person.querySelector('img'));
  expect(portraits.map((image) => image?.getAttribute('alt'))).toEqual([
    'Jean, un chevron sur l’épaule',
    undefined,
  ]);
  expect(await topAndBottom(await built(portraits[0]?.getAttribute('src') ?? ''), 0.5)).toEqual([
    'red',
    'blue',
  ]);
});

describe('hours with a lunch break, changed in one place', () => {
  test.each([
    ['contact.html', 'Lundi au vendredi8h–12h, 13h30–17h30'],
    ['index.html', 'Lundi au vendredi8h–12h, 13h30–17h30'],
    ['mentions-legales.html', 'Du lundi au vendredi, 8h–12h et 13h30–17h30, et le samedi, 8h–12h'],
    ['zone-intervention.html', 'Du lundi au vendredi, 8h–12h et 13h30–17h30, et le samedi, 8h–12h'],
  ])('%s', async (path, hours) => {
    expect((await page(path)).body.textContent).toContain(hours);
    expect((await page(path)).body.textContent).not.toContain('18h');
  });

  test('search engines and the clock', async () => {
    const contact = await page('contact.html');
    const week = { weekdays: [1, 2, 3, 4, 5] };
    expect(
      JSON.parse(contact.querySelector('[data-openings]')?.getAttribute('data-openings') ?? ''),
    ).toEqual([
      { ...week, from: 480, to: 720 },
      { ...week, from: 810, to: 1050 },
      { weekdays: [6], from: 480, to: 720 },
    ]);
    expect(contact.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
      '"opens":"13:30","closes":"17:30"',
    );
  });
});

describe('a closure and an announcement', () => {
  test('stand above every page, urgent ones first, each with its days; what is over does not', async () => {
    const lines = [...(await page('services/toiture.html')).querySelectorAll('.notices p')];
    expect(lines.map(({ textContent }) => textContent.trim())).toEqual([
      'Tempête : les bâchages d’abord. Que faire',
      'Fermé du 1er au 15 août 2999. Les urgences restent assurées.',
    ]);
    // Without script a visitor sees what is on while the site is built.
    expect(lines.map((line) => line.hasAttribute('hidden'))).toEqual([false, true]);
    expect(
      lines.map((line) => new Date(Number(line.getAttribute('data-since'))).toISOString()),
    ).toEqual(['2019-12-31T23:00:00.000Z', '2999-07-17T22:00:00.000Z']);
  });

  /** Runs the script of the notices as a browser with this clock does, and tells which lines are hidden. */
  async function openAt(
    clock: { now: () => number },
    setTimeout: unknown = Boolean,
    clearTimeout: unknown = Boolean,
  ) {
    const home = await page('index.html');
    const script =
      [...home.querySelectorAll('script')].find(({ textContent }) =>
        textContent.includes('[data-until]'),
      )?.textContent ?? '';
    new Function('document', 'Date', 'setTimeout', 'clearTimeout', script)(
      home,
      clock,
      setTimeout,
      clearTimeout,
    );
    return () =>
      [...home.querySelectorAll('[data-until]')].map((line) => line.hasAttribute('hidden'));
  }

  test.each([
    ['before', '2999-07-17T21:59:59Z', [false, true, true]],
    ['once it is told', '2999-07-17T22:00:00Z', [false, false, true]],
    ['on its first day', '2999-07-31T22:00:00Z', [false, false, false]],
    ['when it is over', '2999-08-15T22:00:00Z', [false, true, true]],
    ['when all is over', '3000-01-01T00:00:00Z', [true, true, true]],
  ])('come and go by the clock of the visitor: %s', async (_, now, hidden) => {
    expect((await openAt({ now: () => Date.parse(now) }))()).toEqual(hidden);
  });

  test('come at their minute in a tab that stays open', async () => {
    let now = Date.parse('2999-07-17T21:59:30Z');
    const timers = new Map<object, { show: () => void; at: number }>();
    const later = (show: () => void, after: number) => {
      const timer = {};
      timers.set(timer, { show, at: now + after });
      return timer;
    };
    const hidden = await openAt({ now: () => now }, later, (timer: object) => timers.delete(timer));
    expect(hidden()).toEqual([false, true, true]);
    expect(timers.size).toBe(1);
    const [next] = timers.values();
    now = next?.at ?? 0;
    next?.show();
    expect(now).toBe(Date.parse('2999-07-17T22:00:00Z'));
    expect(hidden()).toEqual([false, false, true]);
  });

  test('are known to search engines, the clock and the promise to call back', async () => {
    const contact = await page('contact.html');
    expect(contact.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
      '"validFrom":"2999-08-01","validThrough":"2999-08-15"',
    );
    expect(contact.querySelector('[data-closures]')?.getAttribute('data-closures')).toContain(
      '2999-08-15',
    );
    for (const path of ['contact.html', 'index.html', 'colmar.html'])
      expect((await page(path)).querySelector('.while-closed')?.textContent).toMatch(
        /^Fermé du 1er au 15 août 2999\. Nous vous rappelons à notre retour/,
      );
  });
});

test.each([
  ['garanties.html', 'Assureur décennal : Assureur SA, contrat 654321'],
  ['garanties.html', 'Certificat RGE : E-E654321'],
  ['services/isolation.html', 'comme le demandent les aides : certificat E-E654321'],
  ['garanties.html', 'produits antimousse : n° 777888'],
  ['services/demoussage-toiture.html', 'produits antimousse : n° 777888'],
  [
    'urgence.html',
    'Nos tarifs : Déplacement 55 € TTC ; liste complète (PDF, 1 ko), valable depuis le 1er novembre 2026',
  ],
  ['garanties.html', 'd’entretien : Déplacement 55 € TTC'],
  ['index.html', 'Lire les 87 avis sur Google, comptés le 2 avril 2026'],
])('%s proves what it claims: %s', async (path, proof) => {
  expect((await page(path)).querySelector('main')?.textContent.replace(/\s/g, ' ')).toContain(
    proof,
  );
});

test('the price list leads from each place that names it to the owner’s file, at an address that stays', async () => {
  expect((await built('tarifs.pdf')).toString()).toBe(pdf);
  for (const path of [
    'urgence.html',
    'garanties.html',
    'mentions-legales.html',
    'services/zinguerie.html',
    'services/demoussage-toiture.html',
  ])
    expect((await page(path)).querySelector('main a[href="/tarifs.pdf"]')?.textContent, path).toBe(
      'liste complète',
    );
});

describe('a sixth service', () => {
  const href = '/services/charpente';

  test('has its page, with the blocks that were written', async () => {
    const { body } = await page('services/charpente.html');
    expect(body.querySelector('h1')?.textContent).toBe('Charpente');
    expect(body.querySelector('.page-hero__number')?.textContent).toBe('06');
    expect(body.querySelector('.page-hero__media img')?.getAttribute('alt')).toBe(
      'Une charpente neuve',
    );
    expect(
      [...body.querySelectorAll('main h2')].map(({ textContent }) =>
        textContent.replace(/\s/g, ' '),
      ),
    ).toEqual(['Ce que nous faisons', 'Ce qu’on nous demande', 'Un doute sur votre charpente ?']);
    expect(body.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
      '"name":"Charpente"',
    );
  });

  test('stands in the menu and at the foot of every page, and among the services of a town', async () => {
    const colmar = await page('colmar.html');
    for (const place of ['#services-menu', 'footer', '#services'])
      expect(colmar.querySelector(`${place} a[href="${href}"]`), place).not.toBeNull();
    expect(colmar.querySelector('#services-menu li:last-child strong')?.textContent).toBe(
      'Charpente',
    );
  });

  test('stands on the home page, can be asked for and is found', async () => {
    const home = await page('index.html');
    expect(home.querySelector(`#services a[href="${href}"]`)).not.toBeNull();
    const choices = [...home.querySelectorAll('select[name="service"] option')].map(
      ({ textContent }) => textContent,
    );
    expect(choices.slice(-4)).toEqual(['Travaux général', 'Charpente', 'Urgence fuite', 'Autre']);
    for (const path of ['sitemap.xml', 'plan-du-site.html'])
      expect((await built(path)).toString(), path).toContain(href);
  });
});

test('the old address of a town that was taken away leads to another for good, and no page leads to it', async () => {
  const dist = join(project.folder, 'dist');
  const site = await ServedSite.read(dist);
  expect(site.find('/lure', undefined)).toBeUndefined();
  expect(['/lure', '/lure/', '/lure.html'].map((path) => site.movedTo(path))).toEqual([
    '/vesoul',
    '/vesoul',
    '/vesoul',
  ]);
  expect(await readFile(join(dist, '_redirects'), 'utf8')).toContain('/lure /vesoul 301\n');
  for (const path of [
    'index.html',
    'vesoul.html',
    'zone-intervention.html',
    'plan-du-site.html',
    'sitemap.xml',
  ])
    expect((await built(path)).toString(), path).not.toMatch(/\/lure\b/);
});

/** All files online. */
async function online() {
  const dist = join(project.folder, 'dist');
  const contents = await Promise.all(
    (await filesIn(dist)).map(
      async (name) => [name, await readFile(join(dist, name), 'base64')] as const,
    ),
  );
  return { link: await readlink(dist), contents: new Map(contents) };
}

describe('a build that fails changes nothing online', () => {
  test.each<[string, string, (original: string) => string, RegExp]>([
    [
      'before anything is made: a mistake in a file',
      'src/content/towns/vesoul.yaml',
      (town) =>
        town.replace(
          /^ {2}title: .*/m,
          '  title: Couvreur à Vesoul, à Luxeuil, à Gray et partout autour de chez vous, ou presque',
        ),
      /^✖ src\/content\/towns\/vesoul\.yaml: ligne \d+ : « .* › Titre pour les moteurs de recherche » \(seo\.title\) : au plus 60 caractères ; il y en a \d+\n✖ Le site/,
    ],
    [
      'when all is made and looked at: a link to nowhere',
      'src/pages/contact.astro',
      (page) => `${page}\n<a href="/services/vitrerie">Vitrerie</a>\n`,
      /✖ \/services\/vitrerie est nommé et n'existe pas : sur \/contact/,
    ],
  ])(
    '%s',
    async (_when, path, broken, reason) => {
      const before = await online();
      const original = await readFile(join(project.folder, path), 'utf8');
      await write(path, broken(original));
      const { status, output } = await run('build');
      await write(path, original);
      expect([status, output]).toEqual([1, expect.stringMatching(reason)]);
      expect(output).toContain(
        "✖ Le site n'a pas pu être construit. Rien de neuf n'est en ligne ; ce qui l'était y reste.",
      );
      expect(await online()).toEqual(before);
    },
    timeout,
  );
});

test('a deployment reads the settings, ends with what changed page by page and the address, and is gone back from with one command', async () => {
  expect(deployed.output).toMatch(/\n~ \/garanties\n/);
  expect(deployed.output).toMatch(/\n✔ En ligne : .*https:\/\/www\.example\.fr\/\n$/);
  const garanties = async () => (await built('garanties.html')).toString();
  expect(await garanties()).toContain('href="https://www.example.fr/garanties"');
  expect(await garanties()).toContain('Jean Meyer');

  expect(await run('rollback')).toEqual({
    status: 0,
    output: expect.stringMatching(/~ \/garanties\n/),
  });
  expect(await garanties()).not.toContain('Jean Meyer');
  expect((await run('rollback')).output).toMatch(/^✖ Il n'y a plus de version avant celle du /);
});
