import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing.ts';
import { storeFile } from './pictures.ts';

/** A JPEG with something to see everywhere, so that a cut can be told. */
const photograph = await sharp({
  create: {
    width: 1200,
    height: 900,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
    background: 'grey',
  },
})
  .jpeg()
  .toBuffer();

/** Where the last segment of the head begins. */
const scanAt = photograph.lastIndexOf(Buffer.from([0xff, 0xda]));

/** As front cameras of Samsung write it: the scan says that it ends where it begins. */
const withEmptyScan = Buffer.from(photograph);
withEmptyScan[scanAt + 4 + photograph.readUInt16BE(scanAt + 2) - 4] = 0;

const withStrayBytes = Buffer.concat([
  photograph.subarray(0, scanAt),
  Buffer.alloc(10, 7),
  photograph.subarray(scanAt),
]);

test.each([
  ['whose scan names no end', withEmptyScan],
  ['with stray bytes between two segments', withStrayBytes],
  ['with something behind its end', Buffer.concat([photograph, Buffer.alloc(5000, 1)])],
])('a whole photograph %s, which every viewer shows, is taken', async (_, content) => {
  await using folder = await temporaryFolder();
  expect(await storeFile('photo', folder.path, 'IMG_1.jpg', content)).toBe('IMG_1.jpg');
});

test.each([0.3, 0.7, 0.99])('a photograph of which %d came is refused', async (part) => {
  await using folder = await temporaryFolder();
  const content = photograph.subarray(0, part * photograph.length);
  await expect(storeFile('photo', folder.path, 'IMG_1.jpg', content)).rejects.toThrow(
    'est abîmée ou coupée',
  );
  expect(readdirSync(folder.path)).toEqual([]);
});

/** The red of a tile, sRGB 212 61 40, in the colours of an iPhone (Display P3). */
const heicInP3 = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAzBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA',
    'AAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAANUAAEAAAAAAAABMQAAACNpaW5mAAAA',
    'AAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAACsGlwcnAAAAKRaXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAXfAA/P34',
    '+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAXboCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwBdoAfSAMhZbqSS',
    'mubgQEDAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAPoAAADIAAAAexjb2xycHJvZgAAAeBs',
    'Y21zBCAAAG1udHJSR0IgWFlaIAfiAAMAFAAJAA4AHWFjc3BNU0ZUAAAAAHNhd3NjdHJsAAAAAAAAAAAAAAAAAAD2',
    '1gABAAAAANMtaGFuZILiqHKLij/3JT65ku4k1q4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACmRlc2MA',
    'AAD8AAAAJGNwcnQAAAEgAAAAInd0cHQAAAFEAAAAFGNoYWQAAAFYAAAALHJYWVoAAAGEAAAAFGdYWVoAAAGYAAAA',
    'FGJYWVoAAAGsAAAAFHJUUkMAAAHAAAAAIGdUUkMAAAHAAAAAIGJUUkMAAAHAAAAAIG1sdWMAAAAAAAAAAQAAAAxl',
    'blVTAAAACAAAABwAcwBQADMAQ21sdWMAAAAAAAAAAQAAAAxlblVTAAAABgAAABwAQwBDADAAAFhZWiAAAAAAAAD2',
    '1gABAAAAANMtc2YzMgAAAAAAAQxCAAAF3v//8yUAAAeTAAD9kP//+6H///5OAAADmgAAwBRYWVogAAAAAAAAg98A',
    'AD2/AAAAAFhZWiAAAAAAAABKvwAAsTcAAAq1WFlaIAAAAAAAACg4AAARCgAAyHhwYXJhAAAAAAADAAAAAmZpAADy',
    'pwAADVkAABPQAAAKWwAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgQKDhAAAATltZGF0AAABLSgB',
    'r1GmqZXWVUUTSSSSgPkOkl//43r//YlJD1+XMbGSPwP1xvl4BdAc4oAAAAMAAAMAAAMAAAMABCSl2HfgCTA7RQgA',
    'AAMAAAMAAAMAAAMAAAMBD5MCbDwAAAMAAAMAAAMAAAMAAAMAAAMBm4cAAAMAAAMAAAMAAAMAAAMAAAMAAHrAAAAD',
    'AAADAAADAAADAAADAAADAACjgAAAAwAAAwAAAwAAAwAAAwAAAwAY8AAAAwAAAwAAAwAAAwAAAwAAAwCMgAAAAwAA',
    'AwAAAwAAAwAAAwAAAwKqAAADAAADAAADAAADAAADAAAGPAAAAwAAAwAAAwAAAwAAAwAACXgAAAMAAAMAAAMAAAMA',
    'AAMAABJQAAADAAADAAADAAADAAADAAAVcAAAAwAAAwAAGvA=',
  ].join(''),
  'base64',
);

test('the colours of an HEIC photograph stay those it was taken with', async () => {
  await using folder = await temporaryFolder();
  const file = await storeFile('photo', folder.path, 'IMG_2.HEIC', heicInP3);
  const points = await sharp(readFileSync(join(folder.path, file)))
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = points.subarray(3 * 400_500);
  for (const [is, was] of [
    [red, 212],
    [green, 61],
    [blue, 40],
  ] as const)
    expect(Math.abs(is - was), `${red} ${green} ${blue}`).toBeLessThan(5);
});
