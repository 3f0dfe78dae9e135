import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect as expectSoon, test } from '@playwright/test';
import sharp from 'sharp';
import { copyProject } from './support/project.ts';

/** A save is looked at by all rules of the content, which takes seconds where much else runs. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** The editor of a copy of the project, as `npm run edit` starts it, on a free port. */
async function startEditor() {
  const project = await copyProject();
  const server = spawn(process.execPath, ['tools/edit.ts', '--port', '0'], {
    cwd: project.folder,
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
      folder: project.folder,
      pictures: join(project.folder, 'src/assets/pictures'),
      [Symbol.asyncDispose]: async () => {
        if (pid !== undefined) process.kill(-pid);
        // What the command has started ends as well, and writes no more.
        await once(server, 'close');
        await project[Symbol.asyncDispose]();
      },
    };
  }
  throw new Error('the editor has ended before it listened');
}

/** As a phone held upright takes it. */
const photograph = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'brown' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('the owner announces a closure, adds a worksite, copies a town and takes it away, changes a number', async ({ page }) => {
  test.setTimeout(600_000);
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

  await test.step('what visitors wrote and what is secret stays where it is', async () => {
    await mkdir(join(editor.folder, 'var/outbox'), { recursive: true });
    await writeFile(join(editor.folder, 'var/outbox/a.eml'), 'secret');
    for (const name of ['var/outbox/a.eml', '.env.example', '.npmrc'])
      for (const path of [`/${name}`, `/@fs${editor.folder}/${name}`])
        expect([path, (await page.request.get(editor.url + path)).status()]).toEqual([path, 403]);
  });

  await test.step('a closure, refused while its days are the wrong way round', async () => {
    const dialog = page.getByRole('dialog');
    await page.goto(`${editor.url}/keystatic`);
    await page.getByRole('navigation').getByRole('link', { name: 'Annonces et fermetures', exact: true }).click({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Ajouter' }).first().click();
    await dialog.getByLabel('Premier jour').fill('2999-08-15');
    await dialog.getByLabel('Dernier jour').fill('2999-08-01');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await save.click();
    await expect(page.getByText('« Fermetures › n° 1 › Dernier jour » (closures.0.to) : doit être le premier jour')).toBeVisible();
    expect(await editor.content('shared/annonces.yaml')).not.toContain('2999-08-15');
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
    expect((await readFile(join(editor.pictures, kept))).equals(await photograph())).toBe(true);
  });

  await test.step('a town by copying one, which is told what it has not changed, and taken away again', async () => {
    await page.goto(`${editor.url}/keystatic/collection/towns/item/colmar`);
    await page.getByRole('button', { name: 'Dupliquer…' }).click();
    await page.waitForURL(/duplicate=colmar/);
    await field('Nom').fill('Thann');
    await page.getByRole('button', { name: 'Proposer' }).click();
    await field('Ordre').fill('23');
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await expect.poll(() => editor.content('towns/thann.yaml').catch(() => '')).toContain('name: Thann');
    const left = page.getByRole('status').filter({ hasText: 'le même texte que dans « Villes, colmar »' });
    await expect(left).toContainText('« Introduction »');
    // From wherever one reads it, to the field.
    await page.getByRole('navigation').getByRole('link', { name: 'Équipe', exact: true }).click();
    await left.getByRole('link', { name: 'Villes, thann' }).last().click();
    const introduction = field('Introduction').first();
    await expect(introduction).toHaveAttribute('aria-invalid', 'true');
    await introduction.fill('À Thann, la pluie des Vosges reste longtemps sur les toits : nous réparons et refaisons ceux de la vallée.');
    await expect(introduction).not.toHaveAttribute('aria-invalid');
    await save.click();
    await expect(left).not.toContainText('« Introduction »');
    await page.getByRole('button', { name: 'Supprimer…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect.poll(() => editor.content('towns/thann.yaml').catch(() => 'gone')).toBe('gone');
  });

  await test.step('a phone number', async () => {
    await page.goto(`${editor.url}/keystatic/singleton/company`);
    const before = await editor.content('company.yaml');
    await field('Téléphone').fill('03 89');
    await save.click();
    // Above the form, and beside the field.
    await expect(page.getByText('doit être un numéro français')).toHaveCount(2);
    expect(await editor.content('company.yaml')).toBe(before);
    await field('Téléphone').fill('03 89 11 22 33');
    await save.click();
    await expect.poll(() => editor.content('company.yaml')).toBe(before.replace(/^phone: .*/m, 'phone: 03 89 11 22 33'));
  });

  await test.step('and sees it on the page', async () => {
    // The site starts anew with the company's facts.
    await expect(async () => {
      await page.goto(`${editor.url}/mentions-legales`);
      // In a text of the content, which names the number.
      await expect(page.getByRole('main').getByRole('link', { name: '03 89 11 22 33' }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  // A face that the editor's package would fetch is refused by the page's policy before it is asked for.
  expect(elsewhere.filter((url) => !refused.includes(url))).toEqual([]);
});
