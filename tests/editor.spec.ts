import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { copyDemonstration } from './support/project.ts';

/** The editor of a copy of the project, as `npm run edit` starts it, on a free port. */
async function startEditor() {
  const project = await copyDemonstration();
  const server = spawn(process.execPath, ['scripts/edit.ts', '--ignore-lock', '--port', '0'], {
    cwd: project.folder,
    env: { ...process.env, CONTENT_DIR: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (!url) continue;
    server.stdout.resume();
    const { pid } = server;
    return {
      url,
      /** A file of the content. */
      content: (name: string) => readFile(join(project.folder, 'src/content', name), 'utf8'),
      pictures: join(project.folder, 'src/assets/pictures'),
      [Symbol.asyncDispose]: async () => {
        if (pid !== undefined) process.kill(-pid);
        await once(server, 'exit');
        await project[Symbol.asyncDispose]();
      },
    };
  }
  throw new Error('the editor has ended before it listened');
}

/** As a phone held upright takes it, and where. */
const photograph = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'brown' } })
    .withExif({ IFD0: { Make: 'Apple' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('the owner changes the phone number, announces a closure and adds a worksite with a photograph', async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  await using editor = await startEditor();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== editor.url) elsewhere.push(request.url());
  });
  const refused: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') refused.push(request.url());
  });

  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });

  await test.step('a phone number', async () => {
    await page.goto(`${editor.url}/keystatic`);
    await page.getByRole('navigation').getByRole('link', { name: "L'entreprise", exact: true }).click({ timeout: 120_000 });
    const before = await editor.content('company.yaml');
    await field('Téléphone').fill('03 89 44 55 66');
    await save.click();
    await expect.poll(() => editor.content('company.yaml')).toBe(before.replace('03 53 01 20 04', '03 89 44 55 66'));
  });

  await test.step('a closure, refused while its days are the wrong way round', async () => {
    const dialog = page.getByRole('dialog');
    // The site starts anew with the company's facts, and has the page load once more meanwhile.
    await expect(async () => {
      await page.goto(`${editor.url}/keystatic/singleton/notices`);
      await expect(page.getByRole('heading', { name: 'Annonces et fermetures' })).toBeVisible();
      await page.getByRole('button', { name: 'Ajouter' }).first().click({ timeout: 10_000 });
      await dialog.getByLabel('Premier jour').fill('2999-08-15', { timeout: 10_000 });
      await dialog.getByLabel('Dernier jour').fill('2999-08-01', { timeout: 10_000 });
      await dialog.getByRole('button', { name: 'Ajouter' }).click({ timeout: 10_000 });
      await expect(page.getByText('2999-08-15')).toBeVisible();
    }).toPass();
    await save.click();
    await expect(page.getByText('« Fermetures › n° 1 › Dernier jour » (closures.0.to) : doit être le premier jour')).toBeVisible();
    expect(await editor.content('shared/annonces.yaml')).toContain('closures: []');
    await page.getByText('2999-08-15').click();
    await dialog.getByLabel('Dernier jour').fill('2999-08-31');
    await dialog.getByRole('button', { name: 'Terminé' }).click();
    await save.click();
    await expect.poll(() => editor.content('shared/annonces.yaml')).toContain('closures:\n  - from: "2999-08-15"\n    to: "2999-08-31"\n');
    expect(await editor.content('shared/annonces.yaml')).toContain('#   - from: "2027-08-01"');
  });

  await test.step('a worksite with the photograph of a phone, beside one that no browser reads', async () => {
    await page.goto(`${editor.url}/keystatic/collection/projects/create`);
    await field('Titre').fill('Toit refait à Thann');
    await field('Description').fill('Court.');
    await field('Catégorie').fill('Rénovation');
    await field('Ville').fill('Thann');
    await field("Ce que montre l'image").fill('Un pan de tuiles neuves');
    await expect(page.getByText('au moins 20 caractères ; il y en a 6')).toBeVisible();
    await field('Description').fill('Tuiles plates posées en double, faîtage scellé à la chaux.');
    const photo = page.getByLabel('Ajouter une photo');
    await photo.setInputFiles({ name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
    await expect(page.getByRole('alert')).toContainText('exportez-la en JPEG');
    await photo.setInputFiles({ name: 'IMG 2034 été.JPG', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(page.getByRole('textbox', { name: /Fichier/ }).or(page.getByRole('combobox', { name: 'Fichier' }))).toHaveValue(
      /IMG 2034 été\.JPG$/,
    );
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await expect
      .poll(() => editor.content('projects/toit-refait-a-thann.yaml').catch(() => ''))
      .toMatch(/^title: Toit refait à Thann\ndescription: .*\npicture:\n {2}file: projects\/IMG 2034 été\.JPG\n {2}alt: Un pan de tuiles neuves\n/);
    const [kept = ''] = (await readdir(editor.pictures, { recursive: true })).filter((name) => name.includes('2034'));
    const { exif, orientation } = await sharp(join(editor.pictures, kept)).metadata();
    expect(orientation).toBe(6);
    expect(exif?.toString('latin1')).not.toMatch(/Apple|GPS/);
  });

  await test.step('and sees it on the page', async () => {
    await page.goto(`${editor.url}/contact`);
    await expect(page.getByRole('main').getByRole('link', { name: '03 89 44 55 66' }).first()).toBeVisible();
  });

  // A face that the editor's package would fetch is refused by the page's policy before it is asked for.
  expect(elsewhere.filter((url) => !refused.includes(url))).toEqual([]);
});
