import { expect, test } from 'vitest';
import { raiseOrdinals } from './ordinals.ts';

test.each([
  [
    '<p>des XVIIe et XVIIIe siècles</p>',
    '<p>des XVII<sup>e</sup> et XVIII<sup>e</sup> siècles</p>',
  ],
  ['<time datetime="2026">1er mars</time>', '<time datetime="2026">1<sup>er</sup> mars</time>'],
  ['<p>(1re, 2e, 12e)</p>', '<p>(1<sup>re</sup>, 2<sup>e</sup>, 12<sup>e</sup>)</p>'],
])('an ordinal has its end raised: %s', (html, raised) => {
  expect(raiseOrdinals(html)).toBe(raised);
});

test.each([
  '<p>Vie, Xérès, 12e4, 2er, 1erre, Ie2, a1er</p>',
  '<img alt="Un toit > du XIXe" title="1er">',
  '<title>Le 1er mai</title>',
  '<script type="application/ld+json">{"name":"XIXe"}</script>',
  '<style>.a1e { } .b 1e { }</style>',
  '<form><label>1er étage</label><textarea>le 2e</textarea></form>',
  '<svg><title>3e</title><text>4e</text></svg>',
])('anything else stays: %s', (html) => {
  expect(raiseOrdinals(html)).toBe(html);
});
