import { expect, test } from 'vitest';
import { foreignGlyphs } from './glyph-check.ts';

test('a character that the fonts lack is found in what a visitor reads, and nowhere else', () => {
  expect(foreignGlyphs('<p title="≈">Pente ≥ 30&nbsp;% &amp; 5 m²</p><script>"≠"</script><style>a::before{content:"→"}</style>')).toEqual(['≥']);
  expect(foreignGlyphs('<p>&#8804; &#x2265; &quot;Œuvre&quot; – l’été…</p>')).toEqual(['≤', '≥']);
});
