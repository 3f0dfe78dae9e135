import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { putOnline, startRelease } from '../release/publish/releases.ts';
import { writeHeaders } from '../release/steps/response-headers.ts';
import { filesIn } from '../server/site/built-site.ts';
import { startProcess, temporaryFolder } from '../server/testing.ts';
import { builtSite } from './support/folders.ts';
import { contactValues, fill, submitButton } from './support/forms.ts';
import { freePort } from './support/ports.ts';
import { copyProject } from './support/project.ts';
import { testSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The script of the pages, and the one it loads for a form. */
const scripts = /(site\.client|hydrate)-[\w-]+\.js/g;
const newScript = 'site.client-newbuild.js';

/**
 * As a build with a changed form makes it: the scripts have other names, in their own files and
 * wherever they are named.
 */
async function changeForm(site: string): Promise<void> {
  for (const name of await filesIn(site)) {
    const path = join(site, name);
    if (!/\.(html|js)$/.test(name)) continue;
    const before = await readFile(path, 'utf8');
    const after = before.replaceAll(scripts, '$1-newbuild.js');
    const renamed = path.replace(scripts, '$1-newbuild.js');
    if (after === before && renamed === path) continue;
    await Promise.all([path, `${path}.br`].map((file) => rm(file, { force: true })));
    await writeFile(renamed, after);
  }
  await writeHeaders(site, testSite().company);
}

test('a tab that was open when a new build went online fills in and sends its form', async ({
  page,
}) => {
  await using folder = await temporaryFolder();
  const put = async (now: Date, change: (site: string) => Promise<void>) => {
    const site = await startRelease(folder.path, now);
    await cp(`${builtSite}/`, site, { recursive: true, dereference: true });
    await change(site);
    await putOnline(folder.path, site);
  };
  await put(new Date('2026-11-20T08:00:00Z'), async () => {});
  await using server = await startProcess(folder.path);

  await page.goto(`${server.url}/contact`);
  await put(new Date('2026-11-21T08:00:00Z'), changeForm);
  await expect
    .poll(async () => (await fetch(`${server.url}/contact`)).text(), { timeout: 20_000 })
    .toContain(newScript);
  const loaded: string[] = [];
  page.on('response', (response) =>
    loaded.push(`${new URL(response.url()).pathname} ${response.status()}`),
  );
  await fill(page, contactValues);
  await submitButton(page).click();
  await expect(page.locator('.toast [role=status]')).toContainText('Message envoyé avec succès !');
  expect(loaded).toContainEqual(
    expect.stringMatching(/^\/_astro\/hydrate-(?!newbuild)[\w-]+\.js 200$/),
  );

  // Whoever comes now gets the new one, and nothing tells of the old.
  await page.goto(`${server.url}/contact`);
  expect(await page.content()).not.toMatch(/site\.client-(?!newbuild)/);
  // The site's icon may still be on its way when the server goes.
  await page.goto('about:blank');
});

const review = (author: string, month: string) => `author: ${author}
town: Thann
experienced: 2025-11
published: 2026-${month}-12
source: Google
checked: false
link: https://avis.example/${author}
quote: Le toit ne fuit plus.
`;

test('one command publishes, refuses a broken photograph, and one goes back', async ({ page }) => {
  test.setTimeout(300_000);
  await using project = await copyProject();
  const PORT = String(await freePort());
  const SITE_URL = `http://localhost:${PORT}`;
  await using _server = await startProcess(project.folder, { PORT, SITE_URL });
  const run = async (command: string) => {
    const child = spawn(process.execPath, ['release/publish/commands.ts', command], {
      cwd: project.folder,
      env: { ...process.env, SITE_URL },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output += data));
    const [status] = await once(child, 'close');
    return { status, output };
  };
  const inContent = (name: string) => join(project.folder, 'src/content', name);
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  /** Has a file say something else, whatever it said. */
  const set = async (name: string, changes: Record<string, unknown>) => {
    const document = parseDocument(await readFile(inContent(name), 'utf8'));
    for (const [place, wished] of Object.entries(changes)) document.setIn(place.split('.'), wished);
    await write(inContent(name), document.toString({ lineWidth: 0 }));
  };

  await write(inContent('reviews/luc.yaml'), review('Luc', '05'));
  await write(inContent('reviews/zoe.yaml'), review('Zoé', '01'));
  await set('pages/contact.yaml', {
    'hours.office': [
      {
        weekdays: [1, 2, 3, 4, 5],
        open: [
          { from: '8:00', to: '12:00' },
          { from: '13:30', to: '17:30' },
        ],
      },
    ],
  });
  const closure = { from: '2999-08-01', to: '2999-08-15', text: 'Les urgences restent assurées.' };
  await write(
    inContent('shared/announcements.yaml'),
    JSON.stringify({ closures: [closure], announcements: [], whileClosed: 'Nous vous rappelons.' }),
  );
  await set('company.yaml', {
    'legal.insurer': 'Assureur SA, contrat 654321',
    'legal.priceList': { text: 'Déplacement 55 € TTC' },
  });
  await rename(inContent('towns/lure.yaml'), join(project.folder, 'lure.yaml'));
  await set('shared/redirects.yaml', { redirects: [{ from: '/lure', to: '/vesoul' }] });
  const photograph = join(project.folder, 'src/assets/pictures/illustrations/accueil-hero.jpg');
  const upright = await sharp({
    create: { width: 900, height: 600, channels: 3, background: 'red' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await write(photograph, upright);

  expect(await run('deploy')).toEqual({
    status: 0,
    output: expect.stringMatching(`✔ En ligne : .*${SITE_URL}/\n$`),
  });
  await page.clock.setFixedTime('2999-08-02T09:00:00Z');
  await page.goto(SITE_URL);
  const hero = page.locator('main img').first();
  const picture = await page.request.get(`${SITE_URL}${await hero.getAttribute('src')}`);
  const { width, height, exif } = await sharp(await picture.body()).metadata();
  expect([height > width, exif]).toEqual([true, undefined]);
  await expect(page.locator('.reviews li')).toContainText([
    'Luc, ThannTravaux : novembre 2025. Avis non vérifié, publié le 12 mai 2026 sur Google.',
    'Zoé, Thann',
  ]);
  await expect(page.locator('.announcements')).toContainText('Fermé du 1er au 15 août 2999.');
  await expect(page.locator('body')).toContainText('8h–12h, 13h30–17h30');
  await page.goto(`${SITE_URL}/lure`);
  await expect(page).toHaveURL(`${SITE_URL}/vesoul`);
  const proofs = page.locator('main').getByText('Assureur SA, contrat 654321');
  await page.goto(`${SITE_URL}/garanties`);
  await expect(proofs).toBeVisible();
  await expect(page.locator('main')).toContainText('Déplacement 55 € TTC');

  await write(photograph, upright.subarray(0, 900));
  expect(await run('deploy')).toEqual({
    status: 1,
    output: expect.stringContaining('accueil-hero.jpg : cette photo est coupée'),
  });
  await page.reload();
  await expect(proofs).toBeVisible();

  expect((await run('rollback')).output).toContain('✔ En ligne');
  await page.reload();
  await expect(proofs).toHaveCount(0);
  // The site's icon may still be on its way when the server goes.
  await page.goto('about:blank');
});
