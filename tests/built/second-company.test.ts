import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, readBuiltSite } from '../../hosting/built-site.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { readRequest } from '../../server/relay/form.ts';
import { callback } from '../../server/testing.ts';
import { type Company, readCompany } from '../../settings/company.ts';
import { readCompanyFile } from '../../settings/company-file.ts';
import { demonstrationContent } from '../support/folders.ts';
import { meyerHome, writeMeyer } from '../support/meyer.ts';
import { demonstrationTraces } from '../support/traces.ts';

/** Another company, in another town, with other hours, other towns, other colours and a logo, made by the files that the README names. */
let meyer: Company;
let site: BuiltSite;
const text = (path: string) => site.files.get(path)?.content.toString() ?? '';

beforeAll(async () => {
  const content = await writeMeyer();
  const folder = join(meyerHome, 'dist');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/astro.ts', 'build', '--outDir', folder, '--silent'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });
  expect([status, stderr]).toEqual([0, expect.anything()]);
  meyer = readCompany(readCompanyFile(content), {});
  site = await readBuiltSite(folder);
}, 300_000);

test('nothing of the site of another company names the one of the demonstration, nor do its mails', async () => {
  const request = readRequest(new Map(Object.entries(callback)));
  const mail = await composeMail(request, { company: meyer, sender: meyer.email, id: 'number', date: new Date(), suspected: false });
  expect(mail.toString()).toContain('Toitures Meyer');
  expect(demonstrationTraces(site, meyer, { mail: mail.toString() })).toEqual([]);
});

test('its own facts stand where the other’s were', () => {
  expect(text('/')).toContain('Toitures Meyer');
  expect(text('/')).toContain('25 ANS');
  expect(text('/mentions-legales')).toContain('732 829 320');
  expect(text('/contact')).toContain('7h30');
  expect(text('/contact')).toContain('https://www.facebook.com/toituresmeyer');
  expect(text('/site.webmanifest')).toContain('Toitures Meyer');
  expect(
    [...site.files.values()].some(({ type, content }) => type.startsWith('text/vcard') && /TEL[^\n]*\+33388912345/.test(content.toString())),
  ).toBe(true);
});

test('no colour of the demonstration is left', () => {
  const colours = readFileSync(join(demonstrationContent, 'brand.yaml'), 'utf8').match(/#[\da-f]{6}/g) ?? [];
  expect(colours).toHaveLength(6);
  const left = [...site.files].flatMap(([path, { type, content }]) =>
    /^(text|image\/svg|application\/(json|manifest|xml|javascript))/.test(type)
      ? colours.filter((colour) => content.toString().toLowerCase().includes(colour)).map((colour) => `${path}: ${colour}`)
      : [],
  );
  expect(left).toEqual([]);
});
