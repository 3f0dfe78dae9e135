/**
 * What photographs tell of their makers: the place, the hour, the telephone. The built site has none of it; this takes it out of the owner's
 * own files as well, without touching the picture. How to turn it and its colours stay.
 */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** The file of a JPEG, PNG or WebP picture without anything that is not needed to show it; as it is where nothing is to be taken out. */
export function withoutPrivateData(file: Buffer): Buffer {
  try {
    if (file.readUInt16BE(0) === 0xffd8) return leanJpeg(file);
    if (file.toString('latin1', 1, 4) === 'PNG') return leanPng(file);
    if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return leanWebp(file);
  } catch (error) {
    // A file that breaks off, perhaps because it is still being copied.
    if (!(error instanceof RangeError)) throw error;
  }
  return file;
}

const jpeg = { comment: 0xfe, endOfPicture: 0xd9, firstApplication: 0xe0, lastApplication: 0xef, scan: 0xda };
const exifMark = 'Exif\0\0';
/** What applications write into a JPEG and a browser needs: its density, its colours, and how they are encoded. */
const neededBy: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

function leanJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)];
  for (let start = 2; ; ) {
    if (file.readUInt8(start) !== 0xff) return file;
    const marker = file.readUInt8(start + 1);
    // Behind the picture phones put others, each with its own notes.
    if (marker === jpeg.endOfPicture) return Buffer.concat([...kept, file.subarray(start, start + 2)]);
    const end = start + 2 + file.readUInt16BE(start + 2);
    const segment = part(file, start, end);
    if (marker === jpeg.scan) {
      const next = endOfScan(file, end);
      kept.push(file.subarray(start, next));
      start = next;
      continue;
    }
    const content = segment.subarray(4);
    if (begins(content, exifMark)) {
      const tiff = leanExif(content.subarray(exifMark.length));
      if (tiff) kept.push(jpegSegment(marker, Buffer.concat([Buffer.from(exifMark, 'latin1'), tiff])));
    } else if (marker < jpeg.firstApplication || marker > jpeg.lastApplication ? marker !== jpeg.comment : begins(content, neededBy[marker])) {
      kept.push(segment);
    }
    start = end;
  }
}

/** Where the next marker stands: 0 behind 255 belongs to the picture, and so do the marks by which a reader finds its way back. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; ; at++) {
    at = file.indexOf(0xff, at);
    if (at < 0) throw new RangeError('the file breaks off');
    const next = file.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The chunks that decide what a PNG looks like. */
const neededInPng = /^(?:[A-Z]...|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)$/;

function leanPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, 8)];
  for (let start = 8; ; ) {
    const type = file.toString('latin1', start + 4, start + 8);
    const end = start + 12 + file.readUInt32BE(start);
    const chunk = part(file, start, end);
    if (neededInPng.test(type)) kept.push(chunk);
    const tiff = type === 'eXIf' ? leanExif(chunk.subarray(8, -4)) : undefined;
    if (tiff) kept.push(pngChunk(type, tiff));
    if (type === 'IEND') return Buffer.concat(kept);
    start = end;
  }
}

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

const neededInWebp = ['VP8 ', 'VP8L', 'VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH'];
/** The bits by which a WebP says that it holds notes of a camera, and those of a program. */
const webpNotes = { exif: 0x08, xmp: 0x04 };

function leanWebp(file: Buffer): Buffer {
  const kept: Buffer[] = [];
  let features: Buffer | undefined;
  let turned = false;
  for (let start = 12, last = 8 + file.readUInt32LE(4); start < last; ) {
    const type = file.toString('latin1', start, start + 4);
    const size = file.readUInt32LE(start + 4);
    const end = start + 8 + size + (size % 2);
    const chunk = Buffer.from(part(file, start, end));
    if (type === 'VP8X') features = chunk;
    if (neededInWebp.includes(type)) kept.push(chunk);
    if (type === 'EXIF') {
      const content = chunk.subarray(8, 8 + size);
      const tiff = leanExif(begins(content, exifMark) ? content.subarray(exifMark.length) : content);
      if (tiff) kept.push(riffChunk(type, tiff));
      turned = tiff !== undefined;
    }
    start = end;
  }
  if (features) features[8] = ((features[8] ?? 0) & ~(webpNotes.exif | webpNotes.xmp)) | (turned ? webpNotes.exif : 0);
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept]));
}

function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const orientationTag = 0x0112;

/** Notes of a camera that say how to turn the picture and nothing else; `undefined` where it stands upright. */
function leanExif(tiff: Buffer): Buffer | undefined {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12);
  const entry = entries.find((at) => short(at) === orientationTag);
  const orientation = entry === undefined ? 1 : short(entry + 8);
  if (orientation < 2 || orientation > 8) return undefined;
  const lean = Buffer.alloc(26);
  lean.write('II*\0\x08', 'latin1');
  lean.writeUInt16LE(1, 8);
  lean.writeUInt16LE(orientationTag, 10);
  // One number of 16 bits.
  lean.writeUInt16LE(3, 12);
  lean.writeUInt32LE(1, 14);
  lean.writeUInt16LE(orientation, 18);
  return lean;
}

const begins = (content: Buffer, mark: string | undefined) => mark !== undefined && content.toString('latin1', 0, mark.length) === mark;

/** As `subarray`, which says nothing where the file ends before. */
function part(file: Buffer, start: number, end: number): Buffer {
  if (end > file.length) throw new RangeError('the file breaks off');
  return file.subarray(start, end);
}

/** Takes out of a picture's file what it tells of who took it, and says whether there was anything. */
export function cleanPicture(path: string): boolean {
  const file = readFileSync(path);
  const clean = withoutPrivateData(file);
  if (clean.equals(file)) return false;
  // Nobody meets half a picture.
  const beside = `${path}.tmp`;
  writeFileSync(beside, clean);
  renameSync(beside, path);
  return true;
}

/** What the owner reads of a picture that was cleaned. */
export const cleanedLine = (path: string): string =>
  `${path.replaceAll('\\', '/')} : le lieu, la date et l'appareil de la prise de vue sont retirés du fichier, l'image reste la même`;

/** Whether a file is a picture that may tell of its maker. */
export const isPicture = (path: string): boolean => /\.(?:jpe?g|png|webp)$/i.test(path);

/** Cleans each picture of a folder, and returns the line for each that told something. */
export function cleanPictures(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return paths.filter((path) => isPicture(path) && cleanPicture(path)).map(cleanedLine);
}
