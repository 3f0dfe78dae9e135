import { describe, expect, test } from 'vitest';
import { files, temporaryFolder, writeSite } from '../../server/testing.ts';
import { readBuiltSite } from './built-site.ts';
import { linkMistakes } from './dead-links.ts';

const siteUrl = 'https://www.example.fr';
const page = (body: string) => `<!doctype html><html lang="fr"><title>Page</title>${body}</html>\n`;

const right: Record<string, string | Buffer> = {
  ...files,
  'contact.html':
    page(`<h1 id="haut">Contact</h1><style>a{}</style><form action="/relais/contact%40example.fr"></form>
    <a href="#haut">haut</a> <a href="/?a=1&amp;b=2#d%C3%A9but">accueil</a> <a href="tel:+33353012004">03</a> <a href="https://elsewhere.example/x">x</a>
    <img src="/toit.svg" srcset="/toit.svg 1x, /_astro/toit.a1b2.avif 2x"><meta content="${siteUrl}/toit.svg">`),
  'index.html': page(
    '<h1 id="début">Accueil</h1><a href="/contact#haut">contact</a><script type="application/ld+json">{"@id":"https://www.example.fr/#site"}</script>',
  ),
  'toit.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': `<urlset><loc>${siteUrl}</loc><loc>${siteUrl}/contact</loc></urlset>`,
  'faitage.vcf': 'BEGIN:VCARD\nEND:VCARD\n',
  '_astro/app.a1b2.js': 'import"./part.c3d4.js";export const styles = "/_astro/deferred.e5f6.css";',
  '_astro/part.c3d4.js': 'export {}',
  '_astro/deferred.e5f6.css': 'a{background:url(toit.a1b2.avif)}',
  '_astro/toit.a1b2.avif': Buffer.from([0, 0, 0, 12, 0x66, 0x74, 0x79, 0x70, 1, 2, 3, 4]),
  '_astro/texte.a1b2.woff2': Buffer.from([0x77, 0x4f, 0x46, 0x32, 0, 1, 0, 0, 0, 0, 0, 12]),
};

async function mistakesOf(changes: Record<string, string | Buffer>) {
  await using folder = await temporaryFolder();
  writeSite(folder.path, { ...right, ...changes });
  return linkMistakes(await readBuiltSite(folder.path), { siteUrl, forms: '/relais' });
}

test('a whole site has none', async () => {
  expect(await mistakesOf({})).toEqual([]);
});

describe('what leads nowhere is named with where it stands', () => {
  test.each([
    [
      'a page',
      { 'index.html': page('<h1 id="début"></h1><a href="/services/charpente">Charpente</a>') },
      '/services/charpente',
      '/',
    ],
    [
      'another spelling of a page',
      { 'index.html': page('<h1 id="début"></h1><a href="/contact.html">Contact</a>') },
      '/contact.html',
      '/',
    ],
    [
      'an anchor of the page',
      { 'contact.html': page('<h1 id="haut">Contact</h1><a href="#bas">bas</a>') },
      '/contact#bas',
      '/contact',
    ],
    [
      'an anchor of another page',
      { 'index.html': page('<h1 id="début"></h1><a href="/contact#bas">bas</a>') },
      '/contact#bas',
      '/',
    ],
    [
      'a link of the not-found page',
      { '404.html': page('<a href="/plan">plan</a>') },
      '/plan',
      '/404',
    ],
    [
      'a picture of a set',
      { 'index.html': page('<h1 id="début"></h1><img srcset="/toit.svg 1x, /mur.svg 2x">') },
      '/mur.svg',
      '/',
    ],
    [
      'a sharing picture',
      { 'index.html': page(`<h1 id="début"></h1><meta content="${siteUrl}/og/a.jpg">`) },
      '/og/a.jpg',
      '/',
    ],
    [
      'the script of a form',
      {
        'index.html': page('<h1 id="début"></h1><astro-island component-url="/_astro/Form.x.js">'),
      },
      '/_astro/Form.x.js',
      '/',
    ],
    [
      'an import',
      { '_astro/app.a1b2.js': 'import"./gone.c3d4.js"' },
      '/_astro/gone.c3d4.js',
      '/_astro/app.a1b2.js',
    ],
    [
      'a file that a script names',
      { '_astro/app.a1b2.js': 'load("/_astro/gone.txt")' },
      '/_astro/gone.txt',
      '/_astro/app.a1b2.js',
    ],
    [
      'a picture of a stylesheet',
      { '_astro/deferred.e5f6.css': 'a{background:url("gone.avif")}' },
      '/_astro/gone.avif',
      '/_astro/deferred.e5f6.css',
    ],
    [
      'a line of the site map',
      { 'sitemap.xml': `<urlset><loc>${siteUrl}/gone</loc></urlset>` },
      '/gone',
      '/sitemap.xml',
    ],
  ])('%s', async (_what, changes, target, from) => {
    expect(await mistakesOf(changes)).toEqual([
      `${target} est nommé et n'existe pas : sur ${from}`,
    ]);
  });

  test('once, however many pages name it', async () => {
    const link = page('<h1 id="début"></h1><h2 id="haut"></h2><a href="/gone">x</a>');
    const changes = {
      'index.html': link,
      'contact.html': link,
      '404.html': link,
      'robots.txt': `${siteUrl}/gone`,
    };
    expect(await mistakesOf(changes)).toEqual([
      "/gone est nommé et n'existe pas : sur /, /404 et 2 de plus",
    ]);
  });
});
