import { beforeAll, describe, expect, test } from 'vitest';
import { drawCard, wrap } from './card.ts';
import { HeadingFace } from './outline.ts';

describe('lines of a title', () => {
  const letters = (line: string) => line.length;

  test('break after spaces and hyphens', () => {
    expect(wrap('Zinguerie et gouttières', 14, letters)).toEqual(['Zinguerie', 'et gouttières']);
    expect(wrap('Illkirch-Graffenstaden', 14, letters)).toEqual(['Illkirch-', 'Graffenstaden']);
  });

  test('never end in a word of one or two letters', () => {
    expect(wrap('Couvreurs en Alsace', 12, letters)).toEqual(['Couvreurs', 'en Alsace']);
  });

  test('are refused when a word is wider than the column', () => {
    expect(wrap('Démoussage de toiture', 8, letters)).toBeUndefined();
  });
});

describe('the drawing', () => {
  let face: HeadingFace;
  const roofEdge = '<path d="M0 0"/>';
  const company = { name: 'Faîtage & Fils', phone: '03 53 01 20 04' };

  beforeAll(async () => {
    face = await HeadingFace.read();
  });

  test('holds no text that would need a font', () => {
    const drawing = drawCard(face, { kicker: 'Couvreur à', title: 'Besançon', accent: 'terracotta' }, company, roofEdge);
    expect(drawing).not.toContain('<text');
    expect(drawing).not.toContain('NaN');
  });

  test('has a shape for every French letter', () => {
    const missing = face.outline('\u{1F3E0}', 10).svg;
    for (const letter of 'ÀÂÇÉÈÊËÎÏÔŒÙÛÜàâçéèêëîïôœùûüÿı’«»') expect(face.outline(letter, 10).svg, letter).not.toBe(missing);
  });

  test('kerns', () => {
    expect(face.outline('AV', 100, 0).width).toBeLessThan(face.outline('A', 100, 0).width + face.outline('V', 100, 0).width);
  });

  test('says which title does not fit', () => {
    const title = 'Anticonstitutionnellement'.repeat(2);
    expect(() => drawCard(face, { kicker: 'Couvreur à', title, accent: 'terracotta' }, company, roofEdge)).toThrow(title);
  });

  test('keeps a long kicker and a long company name inside the column', () => {
    const furthest = (drawing: string) =>
      Math.max(...[...drawing.matchAll(/<g transform="translate\(([\d.]+) [\d.]+\)"/g)].map(([, left]) => Number(left)));
    const long = { name: 'Établissements Müller, Schmitt & Associés, couvreurs', phone: company.phone };
    const card = { kicker: 'Fuites, tempêtes et tuiles tombées, la nuit et le dimanche', title: 'Urgence', accent: 'emergency' } as const;
    expect(furthest(drawCard(face, card, long, roofEdge))).toBeLessThan(560);
    expect(face.fitted(card.kicker, 34, 400).width).toBeCloseTo(400);
  });
});
