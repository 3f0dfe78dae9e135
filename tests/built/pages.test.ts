import { globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addressOf } from '../../server/site/built-site.ts';
import { mailLink, mapLink } from '../../src/components/contact-links.ts';
import { allTexts } from '../content/texts.ts';
import { builtSite } from '../support/folders.ts';
import { pages } from '../support/routes.ts';
import { testSite } from '../support/site.ts';
import { attributes, documentOf, metaOf } from './markup.ts';

const { company } = testSite();
const unlinked = ['/404', '/hors-ligne', '/envoi/rappel', '/envoi/message', '/envoi/erreur'];

/** What a tab says behind every title, where there is room. */
const signature = ` – ${company.name}`;

test('every page has its own title and description, of a length that is shown whole', () => {
  for (const path of pages) {
    const title = documentOf(path).title.replace(signature, '');
    const description = metaOf(path, 'description') ?? '';
    expect.soft(documentOf(path).documentElement.lang, path).toBe('fr');
    expect.soft(documentOf(path).title, path).toContain(signature);
    expect.soft(title, path).toMatch(/^.{12,60}$/);
    expect.soft(description, path).toMatch(/^.{70,155}$/);
  }
  expect(new Set(pages.map((path) => documentOf(path).title)).size).toBe(pages.length);
  expect(new Set(pages.map((path) => metaOf(path, 'description'))).size).toBe(pages.length);
});

test('no page lets a telephone make a link of what looks like a number', () => {
  for (const path of [...pages, ...unlinked])
    expect.soft(metaOf(path, 'format-detection'), path).toBe('telephone=no');
});

test.each(pages)(
  '%s says where it is shared what it is, with a picture of 1200 × 630',
  async (path) => {
    const title = documentOf(path).title.replace(signature, '');
    const address = `${company.siteUrl}${path}`;
    expect(attributes(path, 'link[rel=canonical]', 'href')).toEqual([address]);
    const names = ['og:url', 'og:title', 'og:description', 'og:image:alt', 'twitter:card'];
    expect(names.map((name) => metaOf(path, name))).toEqual([
      address,
      title,
      metaOf(path, 'description'),
      expect.not.stringContaining(title),
      'summary_large_image',
    ]);
    const file = metaOf(path, 'og:image')?.replace(company.siteUrl, builtSite) ?? '';
    const { width, height, format } = await sharp(file).metadata();
    const stated = ['width', 'height'].map((side) => Number(metaOf(path, `og:image:${side}`)));
    expect([format, width, height]).toEqual(['jpeg', ...stated]);
    expect(width / height).toBeCloseTo(1200 / 630, 1);
    expect((await stat(file)).size).toBeLessThan(150_000);
  },
);

test.each([...pages, ...unlinked])('%s calls the number wherever one reads it', (path) => {
  const plain = [...documentOf(path).querySelectorAll('body *')]
    .filter(
      ({ children, textContent }) =>
        !children.length && textContent.includes(company.phone.display),
    )
    .filter((place) => !place.closest('script, a[href^=tel]'));
  expect(plain.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test.each(pages)('%s keeps numbers and addresses from being translated', (path) => {
  const names = [company.phone.display, company.email, company.address.street];
  const translated = [
    ...documentOf(path).querySelectorAll('a:is([href^=tel], [href^=mail]), address'),
  ]
    .filter((place) => names.some((name) => place.textContent.includes(name)))
    .filter((place) => !place.closest('[translate=no]') && !place.querySelector('[translate=no]'));
  expect(translated.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test.each([...pages, ...unlinked])(
  '%s: a heading in a list is deeper than the one above the list, and a section begins with its own',
  (path) => {
    const all = [...documentOf(path).querySelectorAll('main :is(h1, h2, h3, h4)')];
    const level = (heading: (typeof all)[number]) => Number(heading.localName.slice(1));
    const misplaced = all.filter((heading, index) => {
      const above = all.slice(0, index).findLast((each) => !each.closest('li, article, form'));
      const isFirst =
        heading.closest('section')?.querySelector('h1, h2, h3, h4') === heading &&
        !heading.parentElement?.closest('section section');
      return heading.closest('li, article')
        ? above && level(heading) <= level(above)
        : isFirst && level(heading) > 2;
    });
    expect(misplaced.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test.each(unlinked)('%s is to be found by nobody, and is not shared', (path) => {
  expect(metaOf(path, 'robots')).toBe('noindex');
  expect(metaOf(path, 'og:image')).toBeUndefined();
  expect(attributes(path, 'link[rel=canonical]', 'href')).toEqual([]);
});

test('the sign stands in tabs and on home screens, at the sizes that are stated', async () => {
  const [manifestFile] = attributes('/', 'link[rel=manifest]', 'href');
  const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    await readFile(`${builtSite}${manifestFile}`, 'utf8'),
  );
  expect(manifest).toMatchObject({ name: company.name, lang: 'fr', start_url: '/' });
  const [touch = ''] = attributes('/', 'link[rel=apple-touch-icon]', 'href');
  for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: '180x180' }]) {
    const { width, height, format } = await sharp(`${builtSite}${src}`).metadata();
    expect.soft(`${width}x${height} ${format}`, src).toBe(`${sizes} png`);
  }
});

/** Pages and places that a page links to. */
const innerLinks = (path: string) =>
  attributes(path, 'a[href]', 'href')
    .map((href) => new URL(href, `http://localhost${path}`))
    .filter(({ origin, pathname }) => origin === 'http://localhost' && !/\.\w+$/.test(pathname));

test('every page, and no other, is at most two clicks from the home page', () => {
  const reached = [...new Set(innerLinks('/').map(({ pathname }) => pathname))];
  const further = reached.flatMap(innerLinks).map(({ pathname }) => pathname);
  expect([...new Set([...reached, ...further])].sort()).toEqual([...pages].sort());
  const built = globSync('**/*.html', { cwd: builtSite }).map((file) =>
    addressOf(file.replaceAll('\\', '/')),
  );
  expect(built.sort()).toEqual([...pages, ...unlinked].sort());
});

test.each([...pages, ...unlinked])('%s links to places that are there', (path) => {
  const lost = innerLinks(path).filter(
    ({ pathname, hash }) => hash && !documentOf(pathname).getElementById(hash.slice(1)),
  );
  expect(lost.map(String)).toEqual([]);
});

/** Where a review and our rating can be read. */
const reviewLinks = allTexts()
  .filter(({ file, text }) => /^(?:reviews\/|pages\/home)/.test(file) && URL.canParse(text))
  .map(({ text }) => text);

/** Where the State publishes its rules, and hears who they are broken for. */
const official = /^https:..(?:(?:[\w-]+\.)+gouv|www\.(?:cnil|defenseurdesdroits))\.fr\b/;

test.each([...pages, ...unlinked])(
  '%s leads outside only to us, our reviews and the State',
  (path) => {
    const known = [
      `${company.siteUrl}${path}`,
      company.phone.href,
      `mailto:${company.email}`,
      mailLink(company),
      mapLink(company),
      company.builder.url,
      ...company.social.map(({ url }) => url),
      ...reviewLinks,
    ];
    const addresses = [...attributes(path, '[href]', 'href'), ...attributes(path, '[src]', 'src')];
    const outside = addresses.filter(
      (address) => !/^(?:[/#]|data:,$|$)/.test(address) && !official.test(address),
    );
    expect(outside.filter((address) => !known.includes(address))).toEqual([]);
  },
);

test.each(pages)('%s says of every summary what it opens', (path) => {
  const names = [...documentOf(path).querySelectorAll('main summary')].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(names).toEqual([...new Set(names)].filter(Boolean));
});

test.each(pages)('%s shows no picture twice', (path) => {
  const names = attributes(path, 'main img:not([alt=""])', 'src').map((source) =>
    source.replace(/\.[^/]*$/, ''),
  );
  expect(names).toEqual([...new Set(names)]);
});

test('nothing of the editor is built', async () => {
  const traces = /picocss|\/editeur\/|<title>modifier le site/i;
  const files = globSync(`${builtSite}/**/*.{html,css,js,json,txt,xml}`);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expect(await readFile(file, 'utf8'), file).not.toMatch(traces);
});

test('the next page is fetched while one points at its link, and not run', () => {
  const rules = documentOf('/').querySelector('[type=speculationrules]')?.textContent;
  // Chrome 121 wants to be told where the links are.
  expect(rules).toMatch(/^\{"prefetch":\[\{"source":"document",/);
  expect(rules).not.toContain('prerender');
});
