import { describe, expect, test } from 'vitest';
import { callbackSchema, contactSchema, labels } from '../../requests/fields.ts';
import { allTexts } from './texts.ts';

/** What visitors read as prose; the law has its own manner. */
const prose = allTexts.filter(({ file }) => !file.startsWith('legal/'));
const shown = ({ file, field, text }: (typeof allTexts)[number]) => `${file}: ${field}: ${text}`;

/** Titles of sections: not those of the things that a section lists. */
const isSectionTitle = ({ field }: { field: string }) =>
  /(?:^|\.)(?:title|heading)$/.test(field) && !/\.(?:items|sections)\./.test(field) && field !== 'title';

describe('what gives a writer away', () => {
  test('“avant de” stands at most five times on the site', () => {
    const found = prose.filter(({ text }) => /\bavant (?:de |d['’])/i.test(text));
    expect(found.length, found.map(shown).join('\n')).toBeLessThanOrEqual(5);
  });

  test('no heading counts what stands below it', () => {
    const counted = /^(?:deux|trois|quatre|cinq|six|sept|huit) (?!semaines|ans|villages|villes)/i;
    expect(prose.filter((text) => isSectionTitle(text) && counted.test(text.text)).map(shown)).toEqual([]);
    expect(prose.filter(({ field, text }) => field === 'realisations.lead' && counted.test(text)).map(shown)).toEqual([]);
  });

  test('no heading is a slogan in the infinitive', () => {
    const infinitive =
      /^(?:Chercher|Choisir|Composer|Couvrir|Entretenir|Faire|Garder|Isoler|Lire|Monter|Poser|Protéger|Raccorder|Refaire|Rénover|Réparer|Se|Tenir|Travailler|Vivre) /;
    expect(prose.filter((text) => isSectionTitle(text) && infinitive.test(text.text)).map(shown)).toEqual([]);
  });

  test('three things in a row stand in at most three leads of towns', () => {
    // “A, B et C” with a short B, or three acts of ours.
    const threes = /, (?:(?!nous |puis )[^\s,.:;]+ ){1,5}et |\bnous [^,.:;]+, nous [^,.:;]+ et nous /i;
    const found = prose.filter(({ file, field, text }) => file.startsWith('towns/') && field === 'lead' && threes.test(text));
    expect(found.length, found.map(shown).join('\n')).toBeLessThanOrEqual(3);
  });

  test('“X, lui, …” and “…, Y aussi” stand at most once', () => {
    for (const turn of [/, (?:lui|elle|eux|elles), /, /, \p{L}+ \p{L}+ aussi[.,;]/u]) {
      const found = prose.filter(({ text }) => turn.test(text));
      expect(found.length, found.map(shown).join('\n')).toBeLessThanOrEqual(1);
    }
  });
});

test('the page on accessibility claims no share of the criteria, and nothing that happens at each version', () => {
  const said = allTexts.filter(({ file }) => file.startsWith('legal/accessibilite') || file.startsWith('accessibility/'));
  expect(said.filter(({ text }) => /\d\s*%|chaque (?:nouvelle )?version|respectés|vos photos/i.test(text)).map(shown)).toEqual([]);
});

test('the privacy policy names every field of both forms', () => {
  const policy = allTexts.filter(({ file }) => file === 'legal/politique-confidentialite.yaml').map(({ text }) => text.toLowerCase());
  for (const [form, { entries }] of Object.entries({ 'demande de rappel': callbackSchema, 'message de contact': contactSchema })) {
    const named = policy.find((text) => text.startsWith(form));
    for (const [field, label] of Object.entries(labels)) if (field in entries) expect(named, form).toContain(label.toLowerCase());
  }
});

test('nothing claims that high pressure is used, or that a tank may be filled from a treated roof', () => {
  const moss = allTexts.filter(({ file }) => file === 'services/demoussage-toiture.yaml').map(({ text }) => text);
  expect(moss.join(' ')).toContain("C'est un biocide");
  expect(moss.join(' ')).not.toMatch(/cuve rebranchée|haute pression reste au camion quand/);
});
