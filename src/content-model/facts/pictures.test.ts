import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing.ts';
import { findPicture, pictureFiles } from './pictures.ts';

let folder: string;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  mkdirSync(join(folder, 'toit-thann'));
  mkdirSync(join(folder, '.AppleDouble'));
  for (const name of [
    'IMG_2034.JPG',
    'toit.v2.jpg',
    'pan.jpg',
    'pan.png',
    'IMG_7.HEIC',
    'toit-thann/été 1.jpeg',
    'Thumbs.db',
    '._IMG_2034.JPG',
    'toit-thann/._été 1.jpeg',
    '.AppleDouble/pan.jpg',
  ])
    writeFileSync(join(folder, name.normalize('NFD')), '');
  return () => temporary[Symbol.asyncDispose]();
});

test.each([
  ['a name with its ending', 'IMG_2034.JPG', 'IMG_2034.JPG'],
  ['a name without it', 'IMG_2034', 'IMG_2034.JPG'],
  ['a name with a dot', 'toit.v2', 'toit.v2.jpg'],
  ['one of two that differ in their ending', 'pan.png', 'pan.png'],
  [
    'a file in a folder, whose accents the system wrote as two signs',
    'toit-thann/été 1.jpeg',
    'toit-thann/été 1.jpeg'.normalize('NFD'),
  ],
  ['a folder as Windows writes it', 'toit-thann\\été 1', 'toit-thann/été 1.jpeg'.normalize('NFD')],
])('%s is found', (_, written, file) => {
  expect(findPicture(written, pictureFiles(folder))).toEqual({ file });
});

test('files that systems hide are none of the pictures', () => {
  expect(pictureFiles(folder).filter((file) => /(?:^|\/)\./.test(file))).toEqual([]);
  expect(pictureFiles(folder)).toHaveLength(5);
});

test.each([
  ['a name that two files have', 'pan', /plusieurs images s'appellent "pan" .* "pan\.(jpg|png)"/],
  ['a photograph that only Apple reads', 'IMG_7', /"IMG_7" n'est pas une image \(\.jpg/],
  ['a file that is no picture', 'Thumbs', /"Thumbs" n'est pas une image/],
  ['no file', 'IMG_2035', /"IMG_2035" n'est pas une image \(\.jpg, \.png ou \.webp\)/],
])('%s is refused with what to do', (_, written, mistake) => {
  expect(findPicture(written, pictureFiles(folder))).toEqual({
    mistake: expect.stringMatching(mistake),
  });
});
