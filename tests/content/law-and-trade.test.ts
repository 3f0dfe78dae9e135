import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { readContent, textsUnder } from './texts.ts';

/** What a customer or the law wants said, where it is looked for: file, fields, and the gist. */
test.each<[string, string, RegExp]>([
  // Code de la consommation, L223-1 and L223-2 as of 11 August 2026.
  ['shared/callback.yaml', 'privacy', /accord préalable/],
  ['pages/contact.yaml', 'form.privacy', /accord préalable/],
  ['legal/politique-confidentialite.yaml', 'sections', /Consentement.*téléphoner/s],
  ['pages/garanties.yaml', 'signing', /quatorze jours dès la signature/],
  ['pages/urgence.yaml', 'questions', /propriétaire ou le syndic.*commande et qui paie/],
  // Annex IV of the Code général des impôts, 30-0 D bis; fiche BAR-EN-101.
  ['shared/aids.yaml', 'items', /R 7.*R 6.*indissociable/s],
  ['services/isolation.yaml', 'works', /R 7.*R 6/s],
  // Décret 2025-956 of 8 September 2025.
  ['shared/aids.yaml', 'lead', /1er janvier 2027.*DPE/],
  ['services/toiture.yaml', 'questions', /1997.*amiante/],
  ['services/demoussage-toiture.yaml', 'steps', /deux passages/],
  ['towns/ribeauville.yaml', 'focus', /fin janvier/],
])('%s, %s', (file, field, gist) => {
  const texts = textsUnder(file, [field]).map(({ text }) => text);
  expect(texts.join('\n')).toMatch(gist);
});

test('the slope tool approves no pitch that the rules may refuse', () => {
  const { pitch } = z
    .object({
      pitch: z.object({ pitches: z.array(z.object({ from: z.number(), text: z.string() })) }),
    })
    .parse(readContent('services/toiture.yaml'));
  // NF DTU 40.23: from 0.70 to 1.25 m/m, by region, altitude and exposure.
  const least = (Math.atan(0.7) * 180) / Math.PI;
  const most = (Math.atan(1.25) * 180) / Math.PI;
  for (const { from, text } of pitch.pitches) {
    if (from < Math.floor(least)) expect(text).toContain('trop plat');
    else if (from < most) expect(text).toMatch(/35° à 51°.*couvreur en décide sur place/s);
  }
});
