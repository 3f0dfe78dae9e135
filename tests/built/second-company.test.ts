import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { company as demonstration } from '../../company.ts';
import { type BuiltSite, readBuiltSite } from '../../hosting/built-site.ts';
import { headersFor } from '../../hosting/headers-file.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { readRequest } from '../../server/relay/form.ts';
import { callback } from '../../server/testing.ts';
import { type Company, formAction } from '../../settings/company.ts';
import { builtSite, demonstrationContent } from '../support/folders.ts';
import { meyerEnvironment, meyerForwardUrl, meyerSite, readMeyer } from '../support/meyer.ts';
import { demonstrationTraces } from '../support/traces.ts';

/** Another company, in another town, with other hours, other towns, other colours and a logo, made by the files that the README names. */
const meyer = readMeyer();
const towns = readdirSync(join(meyerEnvironment.CONTENT_DIR, 'towns')).map((name) => name.replace('.yaml', ''));
let site: BuiltSite;
const text = (path: string) =>
  site.files
    .get(path)
    ?.content.toString()
    .replace(/[\u00A0\u202F]/g, ' ') ?? '';

beforeAll(async () => {
  site = await readBuiltSite(meyerSite);
});

async function mail(company: Company): Promise<string> {
  const request = readRequest(new Map(Object.entries(callback)));
  return (await composeMail(request, { company, sender: company.email, id: 'number', date: new Date(), suspected: false })).toString();
}

test('nothing of the site of another company names the one of the demonstration, nor do its mails', async () => {
  expect(demonstrationTraces(site, meyer, { mail: await mail(meyer) })).toEqual([]);
});

test('what is searched for stands in the demonstration, in pages, card, feeds and mails', async () => {
  const traces = demonstrationTraces(await readBuiltSite(builtSite), meyer, { mail: await mail(demonstration) });
  for (const [place, fact] of [
    ['/', 'Faîtage & Fils'],
    ['/urgence', '03 53 01 20 04'],
    ['/contact', '12 rue des Tuiliers'],
    ['/zone-intervention', 'atelier est à Rixheim'],
    ['/contact.vcf', 'geo:47.7497'],
    ['/mentions-legales', 'tribunaux de Mulhouse'],
    ['/site.webmanifest', 'Faîtage & Fils'],
    ['/zone-intervention', 'Strasbourg (96 km'],
    ['mail', 'faitage-et-fils.example'],
  ])
    expect.soft(traces).toContainEqual(expect.stringMatching(new RegExp(`^${place}: .*${fact?.replace('(', '\\(')}`, 'i')));
});

test('its own facts stand where the other’s were', async () => {
  const facts = {
    '/': ['Toitures Meyer', '25 ANS', '4,8/5', '>900<', '>97<'],
    '/services/toiture': ['>25<'],
    '/mentions-legales': ['732 829 320'],
    '/contact': ['7h30', 'https://www.facebook.com/toituresmeyer'],
    '/site.webmanifest': ['Toitures Meyer'],
    '/contact.vcf': ['tel:+33388912345', 'geo:48.7416,7.3622'],
    ...Object.fromEntries(towns.map((town) => [`/${town}`, ['Saverne']])),
  };
  expect(Object.entries(facts).flatMap(([path, wanted]) => wanted.filter((fact) => !text(path).includes(fact)).map((fact) => [path, fact]))).toEqual(
    [],
  );
  expect(await mail(meyer)).toContain('bonjour@toitures-meyer.fr');
  expect(towns).toHaveLength(18);
});

test('its forms go to the service it has named, and its policy lets them', () => {
  for (const path of ['/', '/contact', ...towns.map((town) => `/${town}`)]) expect(text(path), path).toContain(`action="${formAction(meyer)}"`);
  const policy = headersFor(site.rules, '/contact')['content-security-policy'];
  for (const directive of ['connect-src', 'form-action']) expect(policy).toMatch(new RegExp(`${directive} [^;]*${meyerForwardUrl}(?![\\w:])`));
});

test('its two faces are the only ones', () => {
  const faces = [...site.files.values()].filter(({ type }) => type === 'font/woff2').map(({ content }) => content.length);
  const made = readdirSync('tests/meyer/fonts').map((name) => readFileSync(join('tests/meyer/fonts', name)).length);
  expect(faces.sort()).toEqual(made.sort());
});

test('no colour of the demonstration is left in pages, styles and drawings, nor on icons and sharing pictures', async () => {
  const colours = readFileSync(join(demonstrationContent, 'brand.yaml'), 'utf8').match(/#[\da-f]{6}/g) ?? [];
  expect(colours).toHaveLength(6);
  const left = [...site.files].flatMap(([path, { type, content }]) =>
    /^(text|image\/svg|application\/(json|manifest|xml|javascript))/.test(type)
      ? colours.filter((colour) => content.toString().toLowerCase().includes(colour)).map((colour) => `${path}: ${colour}`)
      : [],
  );
  expect(left).toEqual([]);
  // A tile of the roof above the words, and the ground of the sign: greener than red.
  for (const [path, left, top] of [
    ['/og/accueil.jpg', 100, 20],
    ['/icon-192.png', 96, 20],
    ['/apple-touch-icon.png', 90, 38],
  ] as const) {
    const picture = sharp(site.files.get(path)?.content).removeAlpha();
    const [red = 0, green = 0] = await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    expect.soft(green, path).toBeGreaterThan(red);
  }
});
