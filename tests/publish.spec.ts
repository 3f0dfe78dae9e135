import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../release/hosting/built-site.ts';
import { deployRelease } from '../release/publish/deploy-and-rollback.ts';
import { LocalTarget } from '../release/publish/local-target.ts';
import { describeSite, hashedFolder, releaseId } from '../release/publish/release.ts';
import { startProcess, temporaryFolder } from '../server/testing.ts';
import { testHome } from './support/folders.ts';
import { contactValues, fill, submitButton } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const newScript = 'RequestIsland.newbuild.js';

/** As a build with a changed form makes it: the form's script has another name, in its own file and wherever it is named. */
async function changeForm(site: string): Promise<void> {
  for (const name of await filesIn(site)) {
    const path = join(site, name);
    if (!/\.(html|js)$/.test(name)) continue;
    const before = await readFile(path, 'utf8');
    const after = before.replaceAll(/RequestIsland\.[\w-]+\.js/g, newScript);
    const own = /RequestIsland\.[\w-]+\.js$/.test(name);
    if (after === before && !own) continue;
    await Promise.all([path, `${path}.br`, `${path}.gz`].map((file) => rm(file, { force: true })));
    await writeFile(own ? join(site, hashedFolder, newScript) : path, after);
  }
}

test('a tab that was open when a new build went online fills in and sends its form', async ({
  page,
}) => {
  await using folder = await temporaryFolder();
  const built = new LocalTarget(testHome);
  const { online } = await built.read();
  if (!online) throw new Error('build the site first, with "npm run test:build"');
  const target = new LocalTarget(folder.path);
  const put = async (now: Date, change: (site: string) => Promise<void>) => {
    const site = await target.workFolder(releaseId(now));
    await cp(built.siteOf(online), site, { recursive: true });
    // As this build alone made it.
    await Promise.all(Object.keys(online.kept).map((name) => rm(join(site, hashedFolder, name))));
    await change(site);
    await deployRelease(target, await describeSite(site, now), now);
  };
  await put(new Date('2026-11-20T08:00:00Z'), async () => {});
  await using server = await startProcess(folder.path);

  await page.goto(`${server.url}/contact`);
  await put(new Date('2026-11-21T08:00:00Z'), changeForm);
  await expect
    .poll(async () => (await fetch(`${server.url}/contact`)).text(), { timeout: 20_000 })
    .toContain(newScript);
  const scripts: string[] = [];
  page.on('response', (response) =>
    scripts.push(`${new URL(response.url()).pathname} ${response.status()}`),
  );
  await fill(page, contactValues);
  await submitButton(page).click();
  await expect(page.locator('.notice [role=status]')).toContainText('Message envoyé avec succès !');
  expect(scripts).toContainEqual(
    expect.stringMatching(/^\/_astro\/RequestIsland\.(?!newbuild)[\w-]+\.js 200$/),
  );

  // Whoever comes now gets the new one, and nothing tells of the old.
  await page.goto(`${server.url}/contact`);
  expect(await page.content()).not.toMatch(/RequestIsland\.(?!newbuild)/);
});
