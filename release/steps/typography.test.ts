import { expect, test } from 'vitest';
import { withTypography } from './typography.ts';

test('an ordinal is raised where it is read, and plain where a program reads it', () => {
  const page =
    '<title>Le XVIIIᵉ siècle</title><meta name="description" content="Au XIXᵉ"><p>Des XVIIᵉ et XVIIIᵉ siècles, le 1ᵉʳ mai.</p><script>{"a":"XXᵉ"}</script>';
  expect(withTypography(page)).toBe(
    '<title>Le XVIIIe siècle</title><meta name="description" content="Au XIXe"><p>Des XVII<sup class="ordinal">e</sup> et XVIII<sup class="ordinal">e</sup> siècles, le 1<sup class="ordinal">er</sup> mai.</p><script>{"a":"XXe"}</script>',
  );
});

test.each([
  [
    '<h2>Le grenier est-il assez isolé ?</h2>',
    '<h2>Le grenier <span class="whole">est-il</span> assez isolé ?</h2>',
  ],
  [
    '<h2>Vous êtes à\u00A0Saint-Claude\u202F?</h2>',
    '<h2>Vous êtes <span class="whole">à\u00A0Saint-Claude\u202F?</span></h2>',
  ],
  [
    '<p class="heading-2">La neige est au-dessus.</p>',
    '<p class="heading-2">La neige est <span class="whole">au-dessus.</span></p>',
  ],
  [
    '<p>Un e-mail, Saint-Claude.</p>',
    '<p>Un <span class="whole">e-mail,</span> <span class="whole">Saint-Claude.</span></p>',
  ],
  [
    '<p>Loi L221-28, frein-vapeur.</p>',
    '<p>Loi <span class="whole">L221-28,</span> <span class="whole">frein-vapeur.</span></p>',
  ],
  [
    '<p>Y a-t-il une fuite ? Dites-le-nous.</p>',
    '<p>Y <span class="whole">a-t-il</span> une fuite ? <span class="whole">Dites-le-nous.</span></p>',
  ],
])(
  'no line ends within a word of a heading, nor within what reads badly in two: %s',
  (page, set) => {
    expect(withTypography(page)).toBe(set);
  },
);

test.each([
  '<title>Couvreur à Saint-Claude</title>',
  '<p><a href="/saint-claude">Par e-mail</a></p>',
  '<summary>Faut-il une déclaration ?</summary>',
  '<svg><text>Saint-Louis</text></svg>',
  '<astro-island><h2>Puis-je envoyer un e-mail ?</h2></astro-island>',
  '<h2>8h - 12h, 7j/7</h2>',
  '<p>À Échenoz-la-Méline et Illkirch-Graffenstaden, un frein-vapeur posé.</p>',
])(
  'what a program reads, a link underlines or an island draws again stays as it is: %s',
  (page) => {
    expect(withTypography(page)).toBe(page);
  },
);
