import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect as expectSoon, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copyProject } from './support/project.ts';
import { unwatchedTest as test } from './support/test.ts';

/** A save is looked at by all rules of the content, which takes seconds where much else runs. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** What the black window says where the editor does not open. */
async function refusal(folder: string) {
  const command = spawn(process.execPath, ['tools/edit.ts', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [status]] = await Promise.all([text(command.stderr), once(command, 'close')]);
  return { said, status };
}

/** The editor of a folder, as `npm run edit` starts it; on a free port, unless one is named. */
async function startEditor(folder: string, port = '0') {
  const server = spawn(process.execPath, ['tools/edit.ts', '--port', port], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (data) => {
      said += data;
    });
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (!url) continue;
    server.stdout.resume();
    const { pid } = server;
    const stop = async (signal?: NodeJS.Signals) => {
      if (server.exitCode !== null || server.signalCode !== null || pid === undefined) return;
      process.kill(-pid, signal);
      // What the command has started ends as well, and writes no more.
      await once(server, 'close');
    };
    return { url, stop, said: () => said, [Symbol.asyncDispose]: () => stop() };
  }
  throw new Error(`the editor has ended before it listened: ${said}`);
}

/** As a phone held upright takes it, with the place where that was. */
const photograph = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: 'brown' } })
    .withExif({ IFD3: { GPSLatitude: '47/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** An HEIC photograph of 1000 × 800 points, as iPhones take them; red above, blue below. */
const heicPhotograph = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA',
    'AAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFnAAEAAAAAAAABRwAAACNpaW5mAAAA',
    'AAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAw2lwcnAAAAClaXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAXfAA/P34',
    '+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAXboCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwBdoAfSAMhZbqSS',
    'mubgQEDAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAPoAAADIAAAABBwaXhpAAAAAAMICAgA',
    'AAAWaXBtYQAAAAAAAAABAAEDgQKDAAABT21kYXQAAAFDKAGvC0aaZdVVRPZJJJJK+sbB1//4mvv2oEHOy+0yxRUh',
    '7JCCFCpKIAAAAwAAAwAAAwAAAwHPqG/FQSoZ5WAAAAMAAAMAAAMAAAMAADOgkwpCSAAAAwAAAwAAAwAAAwAAAwAE',
    'PIcAAAMAAAMAAAMAAAMAAAMAAAMAK6AAAAMAAAMAAAMAAAMAAAMAAAMADcgAAAMAAAMAAAMAAAMAAAMAAAMBD3qm',
    'nyKw/+2JbxiJ+SxApSutyIgOfv6CDa6Bu6cBmKq6e3bFrbHBlSg61J6xFeelEF1Uewz2roAAAAMAAAMAAAMAAAMA',
    'AAMAAA8YAAADAAADAAADAAADAAADAAAh4AAAAwAAAwAAAwAAAwAAAwAAOuAAAAMAAAMAAAMAAAMAAAMAAF1AAAAD',
    'AAADAAADAAADAAADAACPgAAAAwAAAwAAVUA=',
  ].join(''),
  'base64',
);

const editorOf = (page: Page) => ({
  field: (name: string) => page.getByRole('main').getByLabel(name, { exact: true }),
  open: (name: string | RegExp) =>
    page.getByRole('main').locator('summary').filter({ hasText: name }).first().click(),
  save: () => page.getByRole('button', { name: /^(?:Enregistrer|Créer)$/ }).click(),
  saved: () => expect(page.getByText('Enregistré', { exact: true })).toBeVisible(),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
});

test.setTimeout(600_000);

test('the owner works with photographs, hours, towns and numbers; nothing hurts and nothing is lost', async ({
  page,
}) => {
  page.setDefaultTimeout(30_000);
  await using project = await copyProject();
  const { folder } = project;
  const content = (name: string) => readFile(join(folder, 'src/content', name), 'utf8');
  const pictures = () => readdir(join(folder, 'src/assets/pictures'), { recursive: true });
  const secrets = ['var/outbox/a.eml', '.env', '.npmrc', '.git/config'];
  for (const name of ['var/outbox', '.git']) await mkdir(join(folder, name), { recursive: true });
  for (const name of secrets) await writeFile(join(folder, name), 'secret=1');
  const versions = join(folder, 'var/versions/pages/contact');
  await mkdir(versions, { recursive: true });
  await writeFile(join(versions, '2026-01-01T00-00-00.000Z.yaml'), 'heading: "cut');
  const whole = await content('towns/lure.yaml');
  await mkdir(join(folder, 'var/versions/towns/lure'), { recursive: true });
  await writeFile(join(folder, 'var/versions/towns/lure/2026-01-01T00-00-00.000Z.yaml'), whole);
  await mkdir(join(folder, 'dist'), { recursive: true });
  const published = new Date().toISOString().replaceAll(/[:.]/g, '-');
  await writeFile(join(folder, 'dist/version.txt'), published);
  await test.step('a typing mistake is named by file and line, and nothing is changed', async () => {
    const broken = `${whole}remarque: "sans fin\n`;
    await writeFile(join(folder, 'src/content/towns/lure.yaml'), broken);
    expect(await refusal(folder)).toEqual({
      said: expectSoon.stringMatching(
        /^✖ src\/content\/towns\/lure\.yaml: ligne \d+ : il manque un signe \(un guillemet.*\n$/,
      ),
      status: 1,
    });
    expect(await content('towns/lure.yaml')).toBe(broken);
    await writeFile(join(folder, 'src/content/towns/lure.yaml'), whole);
  });

  const editor = await startEditor(folder);
  await using _ = editor;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== editor.url) elsewhere.push(origin);
  });
  const { field, open, save, saved, button } = editorOf(page);
  const go = (path: string) => page.goto(`${editor.url}/editeur/${path}`);

  await test.step('a second start names the editor that is open, and what is read anew stops nothing', async () => {
    expect(await refusal(folder)).toEqual({
      said: expectSoon.stringContaining(`✖ L'éditeur est déjà ouvert : ${editor.url}/editeur\n`),
      status: 1,
    });
    // What a setting changes is read the next time; the preview goes on.
    await writeFile(join(folder, '.env'), 'secret=2');
  });

  await test.step('what visitors wrote and what is secret stays where it is', async () => {
    for (const name of secrets) {
      for (const path of [
        `/${name}`,
        `/@fs${folder}/${name}`,
        `/editeur/api/document?nom=../../../${name}`,
      ]) {
        const answer = await page.request.get(editor.url + path);
        expect([path, answer.status() >= 400, (await answer.text()).includes('secret')]).toEqual([
          path,
          true,
          false,
        ]);
      }
    }
    for (const [name, from] of Object.entries({
      Host: 'elsewhere.example',
      Origin: 'http://localhost:9999',
    })) {
      const headers = { [name]: from };
      const site = await page.request.get(`${editor.url}/editeur/api/site`, { headers });
      expect(site.ok(), name).toBe(false);
    }
    const itself = await page.request.get(`${editor.url}/editeur`);
    expect(itself.headers()['x-frame-options']).toBe('DENY');
  });

  await test.step('a worksite whose photograph is refused until it is a good one, and is then on the home page', async () => {
    await go('projects/+');
    const before = await pictures();
    const photo = page.getByLabel('Ajouter une photo');
    const good = await photograph(9000, 7000);
    const bad: [string, Buffer, string][] = [
      ['nuage.jpg', Buffer.alloc(0), '« nuage.jpg » est vide'],
      ['texte.jpg', Buffer.from('ceci n’est pas une photo'), 'ne se lit pas comme une photo'],
      [
        'coupee.jpg',
        (
          await sharp({
            create: {
              width: 1600,
              height: 1200,
              channels: 3,
              noise: { type: 'gaussian' },
              background: 'red',
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 30_000),
        'abîmée ou coupée',
      ],
      [
        'IMG_0413.jpg',
        Buffer.concat([
          Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
          Buffer.alloc(400),
        ]),
        'ne se lit pas comme une photo',
      ],
      ['vignette.jpg', await photograph(320, 240), 'trop petite (320 × 240'],
      [
        'affiche.png',
        await sharp({ create: { width: 9000, height: 7000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        'trop grande (9000 × 7000',
      ],
    ];
    for (const [name, buffer, reason] of bad) {
      await photo.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    }
    expect(await pictures()).toEqual(before);
    await field('Titre').fill('Toit refait à Thann');
    await field('Description').fill('Court.');
    await field('Catégorie').selectOption('Rénovation');
    await field('Ville').fill('Thann');
    await save();
    await expect(page.getByText('au moins 20 caractères ; il y en a 6').first()).toBeVisible();
    await field('Description').fill('Tuiles plates posées en double, faîtage scellé à la chaux.');
    await photo.setInputFiles({
      name: 'IMG_0414.HEIC',
      mimeType: 'image/heic',
      buffer: heicPhotograph,
    });
    await expect.poll(pictures).toContain('IMG_0414.jpg');
    await expect(page.getByText('Pas encore enregistré')).toBeVisible();
    const [red = 0, , blue = 0] = await sharp(join(folder, 'src/assets/pictures/IMG_0414.jpg'))
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(2 * blue);
    await photo.setInputFiles({ name: 'IMG 2034 été.JPG', mimeType: 'image/jpeg', buffer: good });
    await expect(page.getByText('Pas encore enregistré')).toBeVisible();
    await field("Ce que montre l'image").fill('Un pan de tuiles neuves');
    await save();
    await page.waitForURL('**/projects/toit-refait-a-thann');
    expect(new Set(await pictures())).toEqual(new Set([...before, 'IMG-2034-ete.jpg']));
    const kept = await sharp(join(folder, 'src/assets/pictures/IMG-2034-ete.jpg')).metadata();
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([
      2489,
      3200,
      undefined,
      undefined,
    ]);
    await expect(page.getByText('Aucune page ne montre encore ce chantier')).toBeVisible();
    await page.getByRole('link', { name: 'Accueil, « Réalisations »' }).click();
    await page.waitForURL('**/pages/home#realisations');
    await field('Chantiers, n° 1').selectOption('Toit refait à Thann');
    await save();
    await saved();
    const home = await page.context().newPage();
    expect((await home.goto(editor.url))?.status()).toBe(200);
    const shown = home.getByRole('img', { name: 'Un pan de tuiles neuves' }).first();
    expect(
      (
        await home.request.get(new URL((await shown.getAttribute('src')) ?? '', editor.url).href)
      ).headers()['content-type'],
    ).toContain('image/');
    await home.close();
  });

  await test.step('a new photograph asks what it shows, and how it is cut', async () => {
    await go('pages/urgence');
    const alt = field("Ce que montre l'image").first();
    await expect(alt).not.toHaveValue('');
    await page
      .getByLabel('Ajouter une photo')
      .first()
      .setInputFiles({
        name: 'debout.jpg',
        mimeType: 'image/jpeg',
        buffer: await photograph(),
      });
    await expect(alt).toHaveValue('');
    await expect(page.getByText('Photo en hauteur')).toBeVisible();
    await save();
    await expect(alt).toBeFocused();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
  });

  const wait = 'Ce que vous aviez écrit ici sans l’enregistrer attend.';
  await test.step('what was typed waits until the owner decides', async () => {
    await expect(page.getByText(wait)).toBeVisible();
    await expect(button('Enregistrer')).toBeDisabled();
    const alt = field("Ce que montre l'image").first();
    await expect(alt).not.toHaveValue('');
    expect(await alt.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    await button('Reprendre').click();
    await expect(alt).toHaveValue('');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    page.once('dialog', (dialog) => dialog.accept());
    await button('L’oublier').click();
    await expect(page.getByText(wait)).toBeHidden();
    await expect(button('Enregistrer')).toBeEnabled();
    await expect(alt).not.toHaveValue('');
    await page.request.delete(`${editor.url}/editeur/api/photo?nom=debout.jpg`);
  });

  await test.step('what another window has saved is not written over, and is seen where both differ', async () => {
    await go('projects/toit-refait-a-thann');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByLabel('Ville', { exact: true })).toHaveValue('Thann');
    await field('Ville').fill('Cernay');
    await other.getByLabel('Titre', { exact: true }).fill('Toit refait à neuf');
    await other.getByLabel('Ville', { exact: true }).fill('Altkirch');
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(other.getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible();
    await other.close();
    await save();
    await expect(page.getByText('la page a changé dans une autre fenêtre').first()).toBeVisible();
    expect(await content('projects/toit-refait-a-thann.yaml')).toContain('Altkirch');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(field('Ville')).toHaveValue('Altkirch');
    // So it is where the tab was closed.
    const later = await page.context().newPage();
    await later.goto(page.url());
    await expect(later.getByText(wait)).toBeVisible();
    await later.close();
    await button('Reprendre').click();
    await expect(field('Ville')).toHaveValue('Cernay');
    await expect(field('Titre')).toHaveValue('Toit refait à neuf');
    const both = page.getByRole('alert').filter({ hasText: '« Altkirch »' });
    await expect(both).toBeVisible();
    await button('Prendre l’autre version').click();
    await expect(field('Ville')).toHaveValue('Altkirch');
    await expect(both).toBeHidden();
    await field('Ville').fill('Cernay');
    await save();
    await saved();
    await expect(page.getByText(wait)).toBeHidden();
    expect(await content('projects/toit-refait-a-thann.yaml')).toMatch(/neuf[\s\S]*Cernay/);
  });

  await test.step('a copy that another program made is seen, and deleted', async () => {
    await writeFile(join(folder, 'src/content/towns/lure - Copie.yaml'), whole);
    await go('towns');
    await page.getByRole('link', { name: 'Lure (lure - Copie)' }).click();
    page.once('dialog', (dialog) => dialog.accept());
    await button('Supprimer…').click();
    await page.waitForURL('**/editeur/towns');
    expect(await readdir(join(folder, 'src/content/towns'))).not.toContain('lure - Copie.yaml');
    await go('text-pages/mentions-legales');
    await expect(page.getByRole('link', { name: 'Dupliquer' })).toBeVisible();
    await expect(button('Supprimer…')).toBeHidden();
  });

  await test.step('a photograph that nothing names is seen, and deleted', async () => {
    await writeFile(join(folder, 'src/assets/pictures/abandon.jpg'), 'no picture');
    await go('photos');
    page.once('dialog', (dialog) => dialog.accept());
    await button('Supprimer abandon.jpg').click();
    await expect(button('Supprimer abandon.jpg')).toHaveCount(0);
    expect(await pictures()).not.toContain('abandon.jpg');
  });

  await test.step('hours as people write them; a wrong one leads to its field', async () => {
    await go('pages/contact');
    await open('samedi');
    await field('Ferme à').nth(1).fill('midi');
    await open('samedi');
    await expect(field('Ferme à').nth(1)).toBeHidden();
    await save();
    await expect(field('Ferme à').nth(1)).toBeFocused();
    await expect(field('Ferme à').nth(1)).toBeInViewport();
    await expect(
      page.getByRole('alert').filter({ hasText: 'doit être une heure, comme 8h ou 13h30' }),
    ).toBeVisible();
    await field('Ferme à').nth(1).fill('13h30');
    await save();
    await saved();
    expect(await content('pages/contact.yaml')).toContain('13h30');
  });

  await test.step('a company number from a SIRET; a wrong one leads to its field', async () => {
    await go('company');
    await field('SIREN (facultatif)').fill('732 829 321');
    await save();
    await expect(field('SIREN (facultatif)')).toBeFocused();
    await expect(field('SIREN (facultatif)')).toHaveAttribute('aria-invalid', 'true');
    await field('SIREN (facultatif)').fill('732 829 320 00074');
    await page.getByLabel('Choisir un fichier').setInputFiles({
      name: 'tarifs.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('PK'),
    });
    await expect(
      page.getByRole('alert').filter({ hasText: '« tarifs.docx » n’est ni un PDF ni une photo' }),
    ).toBeVisible();
    await page.getByLabel('Choisir un fichier').setInputFiles({
      name: 'tarifs.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 cut off'),
    });
    await expect(
      page.getByRole('alert').filter({ hasText: '« tarifs.pdf » n’est ni un PDF ni une photo' }),
    ).toBeVisible();
    await open('Chiffres');
    await field('Devis (facultatif)').fill('');
    await save();
    await expect(
      page.getByText(/cela ne va plus avec « .* », « .* » : « Devis » n'a pas de valeur/).first(),
    ).toBeVisible();
    await field('Devis (facultatif)').fill('48');
    await save();
    await saved();
    await page.goto(`${editor.url}/mentions-legales`);
    await expect(page.getByText(/732.829.320(?!.000)/).first()).toBeVisible();
  });

  await test.step('a closure, refused while its days are the wrong way round; what was before comes back', async () => {
    // The page before may load anew just now.
    await expect(() => go('shared/announcements')).toPass();
    const before = await content('shared/announcements.yaml');
    await button('Ajouter').first().click();
    await field('Premier jour').fill('2999-08-15');
    await field('Dernier jour').fill('2999-08-01');
    await save();
    await expect(field('Dernier jour')).toBeFocused();
    await field('Dernier jour').fill('2999-08-31');
    page.once('dialog', (dialog) => dialog.dismiss());
    const question = page.waitForEvent('dialog');
    await page.getByRole('link', { name: 'Chantiers' }).click();
    expect((await question).type()).toBe('beforeunload');
    await save();
    await saved();
    expect(await content('shared/announcements.yaml')).toContain(
      'closures:\n  - from: 2999-08-15\n    to: 2999-08-31\n',
    );
    await open('Versions d’avant');
    await page
      .getByRole('button', { name: /^Celle d’avant .*, quand a changé « Fermetures/ })
      .click();
    await save();
    await saved();
    expect(parse(await content('shared/announcements.yaml'))).toEqual(parse(before));
  });

  await test.step('a town by copying one, which is told what it has not changed, and taken away again', async () => {
    await go('towns/colmar');
    await page.getByRole('link', { name: 'Dupliquer' }).click();
    await expect(field('Ordre')).toHaveValue('23');
    await field('Nom').fill('Ammerschwihr');
    await expect(field('Visites')).toBeVisible();
    await save();
    await page.waitForURL('**/towns/ammerschwihr');
    const half = page.getByText(/^Enregistré comme brouillon ; il reste à écrire : \d+$/);
    await expect(half).toBeVisible();
    const before = Number((await half.textContent())?.match(/\d+/));
    await expect(field('Latitude')).toHaveValue(/^48\.1/);
    await expect(page.getByText('Avant de publier')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const left = page.getByRole('listitem');
    await expect(left.filter({ hasText: /^Autour de la ville \(\d+\)$/ })).toBeVisible();
    await left.getByRole('link', { name: 'Introduction', exact: true }).click();
    await expect(field('Introduction').first()).toBeFocused();
    await field('Introduction')
      .first()
      .fill(
        'À Ammerschwihr, la pluie des Vosges reste longtemps sur les toits : nous réparons et refaisons ceux de la vallée.',
      );
    await save();
    await expect(half).toHaveText(`Enregistré comme brouillon ; il reste à écrire : ${before - 1}`);
    await go('towns');
    await expect(page.getByRole('link', { name: 'Ammerschwihr (brouillon)' })).toBeVisible();
    await go('towns/dole');
    page.once('dialog', async (dialog) => {
      expect(dialog.message()).toMatch(/– L’ancienne adresse \/dole mènera à \/besancon$/);
      await dialog.accept();
    });
    await button('Supprimer…').click();
    await page.waitForURL('**/editeur/towns');
    expect(await content('shared/redirects.yaml')).toContain('from: /dole');
    await go('towns/ammerschwihr');
    page.once('dialog', async (dialog) => {
      expect(dialog.message()).not.toContain('mènera');
      await dialog.accept();
    });
    await button('Supprimer…').click();
    await page.waitForURL('**/editeur/towns');
    await expect(page.getByText('Avant de publier')).toHaveCount(0);
  });

  await test.step('what has changed since the site was published stands in one list', async () => {
    await page.goto(`${editor.url}/editeur`);
    const changed = page.getByRole('main').getByRole('link');
    await expect(changed.filter({ hasText: 'Toit refait à neuf' })).toBeVisible();
    await expect(changed.filter({ hasText: 'Contact et horaires, « Horaires' })).toBeVisible();
    await expect(changed.filter({ hasText: 'Dole (supprimé)' })).toBeVisible();
    await expect(changed.filter({ hasText: 'Colmar' })).toHaveCount(0);
    await changed.filter({ hasText: 'Dole (supprimé)' }).click();
    await save();
    await saved();
    expect(await content('shared/redirects.yaml')).not.toContain('/dole');
  });

  await test.step('nobody reads of braces, of files, or English names', async () => {
    for (const path of [
      'company',
      'zones',
      'pages/home',
      'pages/contact',
      'services/isolation',
      'towns/colmar',
    ]) {
      await go(path);
      await field(
        path === 'zones'
          ? 'Vite sur place'
          : path === 'company'
            ? 'Nom'
            : 'Titre pour les moteurs de recherche',
      )
        .first()
        .waitFor({ state: 'attached' });
      const read = await page
        .getByRole('main')
        .evaluate((main) =>
          [
            main.textContent,
            ...[...main.querySelectorAll('input, textarea')].map(
              (control) => control.getAttribute('value') ?? control.textContent,
            ),
          ].join('\n'),
        );
      const strange =
        /.{0,30}(?:\{|\.yaml|src\/|\.env|\(\w*\.\w*\)|\b(?:tile|draft|file)\b).{0,30}/g;
      expect(read.match(strange) ?? []).toEqual([]);
    }
  });

  await test.step('a file that is broken by hand is named with its line, and comes back on his word', async () => {
    const broken = `${await content('towns/dole.yaml')}remarque: "sans fin\n`;
    await writeFile(join(folder, 'src/content/towns/dole.yaml'), broken);
    await go('towns/dole');
    await expect(
      page.getByText(/^Ce fichier ne se lit pas, ligne \d+ : il manque un signe/),
    ).toBeVisible();
    await expect(button('Enregistrer')).toBeDisabled();
    await expect(field('Introduction')).toHaveCount(0);
    expect(await content('towns/dole.yaml')).toBe(broken);
    await open('Versions d’avant');
    await page
      .getByRole('button', { name: /^Celle d’avant/ })
      .first()
      .click();
    await save();
    await saved();
    expect(await content('towns/dole.yaml')).not.toContain('remarque');
    await expect(page.getByText(/, qui ne se lit pas$/)).toHaveCount(1);
    // Whatever happened before, the black window has spoken French.
    expect(editor.said()).toMatch(
      /^Le site s'ouvre dans le navigateur, .*\nPrêt : http:\/\/localhost:\d+\/editeur\n$/,
    );
  });

  await test.step('the editor is closed while he types: it says so, and what was typed is saved once it is there again', async () => {
    await go('services/isolation');
    await field('Titre de la page').fill('Isolation des combles et du toit');
    await editor.stop('SIGKILL');
    await save();
    await expect(page.getByText('l’éditeur ne répond plus').first()).toBeVisible();
    await using _ = await startEditor(folder, new URL(editor.url).port);
    await save();
    await saved();
    expect(await content('services/isolation.yaml')).toContain(
      'heading: Isolation des combles et du toit',
    );
  });

  expect(elsewhere).toEqual([]);
});
