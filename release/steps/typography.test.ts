import { expect, test } from 'vitest';
import { withOrdinals } from './ordinals.ts';

test('an ordinal is raised where it is read, and plain where a program reads it', () => {
  const page =
    '<title>Le XVIIIᵉ siècle</title><meta name="description" content="Au XIXᵉ"><p>Des XVIIᵉ et XVIIIᵉ siècles, le 1ᵉʳ mai.</p><script>{"a":"XXᵉ"}</script>';
  expect(withOrdinals(page)).toBe(
    '<title>Le XVIIIe siècle</title><meta name="description" content="Au XIXe"><p>Des XVII<sup class="ordinal">e</sup> et XVIII<sup class="ordinal">e</sup> siècles, le 1<sup class="ordinal">er</sup> mai.</p><script>{"a":"XXe"}</script>',
  );
});
