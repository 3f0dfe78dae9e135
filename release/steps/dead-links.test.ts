import { expect, test } from 'vitest';
import { readBuiltSite } from '../../server/site/built-site.ts';
import { files, temporaryFolder, writeSite } from '../../server/testing.ts';
import { linkMistakes } from './dead-links.ts';

const siteUrl = 'https://www.example.fr';
const page = (body: string) => `<!doctype html><html lang="fr"><title>Page</title>${body}</html>\n`;

const right: Record<string, string | Buffer> = {
  ...files,
  'contact.html': page(`<h1 id="l&#x27;été">Contact</h1>
    <form action="/relais/contact%40example.fr"></form> <a href="#l'%C3%A9t%C3%A9">haut</a>
    <a href="/?a=1&amp;b=2#début">accueil</a> <a href="https://elsewhere.example/x">x</a>
    <img src="/toit.svg" srcset="/toit.svg 1x, /_astro/toit.a1b2.avif 2x">`),
  'index.html': page(`<h1 id="début">Accueil</h1><a href="${siteUrl}/contact">contact</a>`),
  'toit.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function mistakesOf(changes: Record<string, string | Buffer>) {
  await using folder = await temporaryFolder();
  writeSite(folder.path, { ...right, ...changes });
  return linkMistakes(await readBuiltSite(folder.path), { siteUrl, forms: '/relais' });
}

test('a whole site has none', async () => {
  expect(await mistakesOf({})).toEqual([]);
});

test.each([
  ['a page', '<a href="/services/charpente">x</a>', '/services/charpente'],
  ['another spelling of a page', '<a href="/contact.html">x</a>', '/contact.html'],
  ['an anchor of its own', '<a href="#bas">x</a>', '/#bas'],
  ['an anchor of another page', '<a href="/contact#bas">x</a>', '/contact#bas'],
  ['a picture of a set', '<img srcset="/toit.svg 1x, /mur.svg 2x">', '/mur.svg'],
])('%s that is not there is named, with where it stands', async (_what, body, target) => {
  const home = page(`<h1 id="début"></h1>${body}`);
  expect(await mistakesOf({ 'index.html': home })).toEqual([
    `${target} est nommé et n'existe pas : sur /`,
  ]);
});
