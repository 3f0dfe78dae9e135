import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { allTexts, readContent, textsUnder } from './texts.ts';

/** What a customer or the law wants said, where it is looked for: file, fields, and the gist. */
test.each<[string, string, RegExp]>([
  // Code de la consommation, L223-1 and L223-2 as of 11 August 2026.
  ['shared/callback.yaml', 'privacy', /accord préalable/],
  ['pages/contact.yaml', 'form.privacy', /accord préalable/],
  ['text-pages/politique-confidentialite.yaml', 'sections', /Consentement.*téléphoner/s],
  // The same, paragraph on energy renovation, as of 1 July 2025 (law 2025-594, article 13).
  ['text-pages/politique-confidentialite.yaml', 'sections', /isolation.*que par courrier.*L223-1/s],
  // RGPD, articles 6 and 13: reviews, worksites and people that the site shows.
  ['text-pages/politique-confidentialite.yaml', 'sections', /Recopier votre avis.*accepté/s],
  ['text-pages/politique-confidentialite.yaml', 'sections', /Consentement.*maison.*avis.*visage/s],
  ['pages/garanties.yaml', 'signing', /quatorze jours dès la signature/],
  ['pages/garanties.yaml', 'questions', /échéances.*Éco-PTZ/s],
  // Code de l'environnement, L541-21-2-3 and D541-45-1 (décret 2020-1817), since 1 July 2021.
  ['pages/lire-un-devis.yaml', 'lines', /Quantité estimée, tri, lieu de dépôt, coût.*D541-45-1/s],
  // Code des impositions sur les biens et services, book II, since 1 September 2026 (ordonnance 2025-1247
  // of 17 December 2025), with the rates of 278-0 bis A and 279-0 bis of the Code général des impôts.
  [
    'pages/lire-un-devis.yaml',
    'lines',
    /plus de deux ans.*10 %.*5,5 %.*biens et services, livre II/s,
  ],
  // Code des assurances, L243-2.
  ['pages/lire-un-devis.yaml', 'lines', /attestation accompagne le devis.*L243-2/s],
  // Code de la consommation, L111-1, L221-5, L221-9 and L221-28.
  ['pages/lire-un-devis.yaml', 'law', /L111-1.*L221-5 et L221-9.*exceptions/s],
  // Arrêté of 24 January 2017: it names repair and upkeep, not the making of a new roof.
  ['pages/lire-un-devis.yaml', 'law', /Dépannage, réparation, entretien.*24 janvier 2017/s],
  // Code des assurances, L242-1 and L243-3.
  ['pages/garanties.yaml', 'questions', /pas d'amende.*pour lui.*bailleur/s],
  // Arrêté of 9 October 2013, as changed on 23 January 2023: a certificate of a person, in three
  // kinds.
  ['services/demoussage-toiture.yaml', 'notes', /Certibiocide.*réservés aux professionnels/s],
  ['pages/garanties.yaml', 'insurance', /Certibiocide.*réservés aux professionnels/s],
  ['pages/urgence.yaml', 'questions', /propriétaire ou le syndic.*commande et qui paie/],
  // Annex IV of the Code général des impôts, 30-0 D bis; fiche BAR-EN-101.
  ['shared/aids.yaml', 'items', /R 7.*R 6.*indissociable/s],
  ['services/isolation.yaml', 'works', /R 7.*R 6/s],
  // Décret 2025-956 of 8 September 2025.
  ['shared/aids.yaml', 'lead', /1er janvier 2027.*DPE/],
  // Code de la construction et de l'habitation, R173-4 to R173-6.
  ['services/toiture.yaml', 'questions', /moitié de la couverture.*R173-5.*exceptions/s],
  ['services/toiture.yaml', 'works', /la loi demande souvent d'isoler/i],
  ['services/isolation.yaml', 'works', /couverture est à refaire.*la loi.*isoler/s],
  ['services/travaux-general.yaml', 'trio', /Façades.*si la loi la demande/s],
  ['services/travaux-general.yaml', 'works', /moitié d'un mur.*R173-4/s],
  ['towns/illkirch-graffenstaden.yaml', 'focus', /couverture neuve.*la loi.*isoler/s],
  ['towns/rixheim.yaml', 'focus', /moitié du toit.*la loi.*isole/s],
  ['towns/hericourt.yaml', 'focus', /couverture est à refaire, la loi.*isoler/s],
  ['towns/wittenheim.yaml', 'focus', /moitié de toit.*la loi.*isoler/s],
  // Code de l'environnement, L411-1; arrêtés of 23 April 2007 and 29 October 2009.
  ['services/toiture.yaml', 'questions', /martinets.*chauves-souris.*L411-1.*DREAL/is],
  // No article of the Code civil; Cour de cassation, 3e civ., 15 February 2012 (a roof).
  ['services/toiture.yaml', 'questions', /Code civil.*au cas par cas.*tour d'échelle/s],
  ['services/toiture.yaml', 'questions', /panneaux solaires.*installateur qualifié/s],
  ['services/toiture.yaml', 'questions', /1997.*amiante/],
  ['services/demoussage-toiture.yaml', 'steps', /deux visites/],
  ['towns/ribeauville.yaml', 'focus', /fin janvier/],
])('%s, %s', (file, field, gist) => {
  const texts = textsUnder(file, [field]).map(({ text }) => text);
  expect(texts.join('\n')).toMatch(gist);
});

test('no text sells as a choice the insulation that the law asks for', () => {
  const offers = allTexts().filter(({ text }) =>
    /isol[^.]*\ben option\b|bon moment[^.]*\bisol|isolation[^.]*\bau choix\b/is.test(text),
  );
  expect(offers.map(({ file, field }) => `${file}: ${field}`)).toEqual([]);
});

test('wherever the order of the aids is told, the works wait for the answer', () => {
  const orders = allTexts().filter(
    ({ file, text }) => !file.startsWith('shared/aids') && /MaPrimeRénov'.*\bavant\b/s.test(text),
  );
  expect(orders).toHaveLength(2);
  for (const { file, text } of [...orders, ...textsUnder('shared/aids.yaml', ['items.1.text'])])
    expect(text, file).toMatch(/travaux,? (?:qui )?attendent la réponse/);
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
