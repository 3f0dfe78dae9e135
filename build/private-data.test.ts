import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanPictures, withoutPrivateData } from './private-data.ts';

const formats = ['jpeg', 'png', 'webp'] as const;

/** A photograph with all that phones and programs write into it: lying on its side, with a note to turn it. */
async function photograph(format: (typeof formats)[number], orientation: number): Promise<Buffer> {
  return await sharp('src/assets/pictures/mat-zinc.jpg')
    .resize(160, 100)
    .withExif({ IFD0: { Make: 'Apple', ImageDescription: 'chez Mme Martin' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 48/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>Thann</rdf:RDF></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .toFormat(format, format === 'jpeg' ? { progressive: true } : {})
    .toBuffer();
}
const pixels = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer();

describe.each(formats)('%s', (format) => {
  test.each([1, 6])('tells nothing of its maker, and looks the same (orientation %i)', async (orientation) => {
    const taken = await photograph(format, orientation);
    const before = await sharp(taken).metadata();
    expect([before.exif, before.xmp, before.orientation]).toEqual([expect.anything(), expect.anything(), orientation]);

    const clean = withoutPrivateData(taken);
    const after = await sharp(clean).metadata();
    expect(after.xmp).toBeUndefined();
    expect(after.orientation ?? 1).toBe(orientation);
    expect(clean.toString('latin1')).not.toMatch(/Apple|Martin|GPS|Thann/);
    // Nothing but the note to turn it.
    expect(after.exif?.length ?? 0).toBeLessThanOrEqual(orientation === 1 ? 0 : 32);
    expect(after.icc).toEqual(before.icc);
    expect(await pixels(clean)).toEqual(await pixels(taken));
    expect(withoutPrivateData(clean)).toEqual(clean);
  });

  test('that breaks off stays as it is', async () => {
    const taken = await photograph(format, 6);
    const half = taken.subarray(0, taken.length - 200);
    expect(withoutPrivateData(half)).toBe(half);
  });
});

test('a JPEG loses what a phone has put behind it, and what programs have noted', async () => {
  const taken = await photograph('jpeg', 6);
  const note = (marker: number, text: string) => Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const noted = Buffer.concat([taken.subarray(0, 2), note(0xed, 'Photoshop 3.0'), note(0xfe, 'Mulhouse'), taken.subarray(2), taken]);
  expect(withoutPrivateData(noted)).toEqual(withoutPrivateData(taken));
});

test('what is no picture stays as it is', () => {
  for (const text of ['', 'x', '<svg xmlns="http://www.w3.org/2000/svg"/>']) expect(withoutPrivateData(Buffer.from(text)).toString()).toBe(text);
});

test('the pictures of a folder are cleaned once, whatever their names, and the owner reads which', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    mkdirSync(join(folder, 'toit-thann'));
    const path = join(folder, 'toit-thann/IMG 2034 été.JPG');
    writeFileSync(path, await photograph('jpeg', 6));
    writeFileSync(join(folder, 'clean.jpg'), readFileSync('src/assets/pictures/mat-zinc.jpg'));
    expect(cleanPictures(folder)).toEqual([expect.stringMatching(/toit-thann\/IMG 2034 été\.JPG : le lieu, .* sont retirés du fichier/)]);
    expect(readFileSync(path, 'latin1')).not.toMatch(/Apple|GPS/);
    expect(cleanPictures(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
