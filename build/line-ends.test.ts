import { expect, test } from 'vitest';
import { withLineEnds } from './line-ends.ts';

const shown = (html: string) => html.replaceAll('\u00A0', '·').replaceAll('\u2060', '~').replaceAll('\u202F', '·');
const heading = (text: string) => shown(withLineEnds(`<h2 class="heading-1">${text}</h2>`)).slice(22, -5);

test.each([
  ['Isolation des combles, du toit et des murs', 'Isolation des·combles, du·toit et·des·murs'],
  ['Quel isolant, et où\u202F?', 'Quel isolant, et·où·?'],
  ['Jusqu’où nous venons', 'Jusqu’où nous venons'],
  ['Gouttière demi-ronde', 'Gouttière demi-~ronde'],
  ['Nos réalisations', 'Nos réalisations'],
  ['De la rénovation énergétique', '<span class="kept">De la rénovation</span> énergétique'],
  ['Vous êtes à Illkirch-Graffenstaden', 'Vous êtes <span class="kept">à Illkirch-Graffenstaden</span>'],
  ['Grande Île et Neustadt', 'Grande Île et·Neustadt'],
  ['L’année d’un toit. On vous rappelle.', 'L’année d’un·toit. On·vous rappelle.'],
  ['Un toit de tuiles', 'Un·toit de·tuiles'],
  ['<small>Couvreur à</small> Mulhouse', '<small>Couvreur à</small>·Mulhouse'],
])('the heading %s', (written, set) => {
  expect(heading(written)).toBe(set);
});

test.each([
  ['<p>Le toit que nous posons tient bon, même par grand vent.</p>', '<p>Le toit que nous posons tient bon, même par grand·vent.</p>'],
  ['<li><span>Écrivez à <a href="/">notre bureau</a>.</span></li>', '<li><span>Écrivez à <a href="/">notre bureau</a>.</span></li>'],
  ['<li>Couvreur à Colmar</li><li>Envoyer une photo</li>', '<li>Couvreur à·Colmar</li><li>Envoyer une·photo</li>'],
  ['<a>Envoyer une photo</a><a><svg><path/></svg> Demander un devis</a>', '<a>Envoyer une·photo</a><a><svg><path/></svg> Demander un·devis</a>'],
  ['<li>Couvreur à Strasbourg</li>', '<li>Couvreur à·Strasbourg</li>'],
  ['<p>Nous venons chez vous jusqu’à Lons-le-Saunier.</p>', '<p>Nous venons chez vous jusqu’à Lons-le-Saunier.</p>'],
  ['<p>De 8h–18h, par e-mail ou au-dessus (article L221-18)</p>', '<p>De 8h–~18h, par e-~mail ou au-~dessus (article L221-~18)</p>'],
  ['<p>Que voyez-vous ? Dites-le-nous, même le dimanche.</p>', '<p>Que voyez-~vous ? Dites-~le-~nous, même le·dimanche.</p>'],
  ['<p>La haie elle-même tient, Villers-les-Nancy le sait bien.</p>', '<p>La haie elle-~même tient, Villers-les-Nancy le sait·bien.</p>'],
  ['<p>Deux mots</p>', '<p>Deux mots</p>'],
  ['<p>Le 1ᵉʳ août 2025, au <b>03 53</b> 01 20</p>', '<p>Le 1ᵉʳ·août·2025, au <b>03·53</b>·01·20</p>'],
  [
    '<astro-island><p>Un texte que React reprend mot pour mot</p></astro-island>',
    '<astro-island><p>Un texte que React reprend mot pour mot</p></astro-island>',
  ],
])('the text %s', (written, set) => {
  expect(shown(withLineEnds(written))).toBe(set);
});
