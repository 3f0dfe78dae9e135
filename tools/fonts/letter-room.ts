/** Finds where a table of a font begins, by its name. */
function tableFinder(font: Buffer) {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)];
    }),
  );
  return (name: string): number => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`The font has no table ${name}`);
    return table;
  };
}

/** The number of a letter's glyph, by the font's first list of letters, which has format 4. */
function glyphOf(font: Buffer, cmap: number, letter: string): number {
  const list = cmap + font.readUInt32BE(cmap + 8);
  const width = font.readUInt16BE(list + 6);
  const code = letter.codePointAt(0) ?? 0;
  for (let end = list + 14; end < list + 14 + width; end += 2) {
    if (font.readUInt16BE(end) < code) continue;
    const [first, shift, isListed] = [2 + width, 2 + 2 * width, 2 + 3 * width].map((after) =>
      font.readUInt16BE(end + after),
    );
    if (first === undefined || first > code || isListed !== 0 || shift === undefined) break;
    return (code + shift) % 0x1_00_00;
  }
  throw new Error(`The font has no « ${letter} », or lists it in another way`);
}

/**
 * Gives a letter of a TrueType font more room on both sides, in units of the font. Its outline has
 * to be that of another letter, moved, as an apostrophe's is a comma's.
 */
export function addRoom(font: Buffer, letter: string, room: number): void {
  const at = tableFinder(font);
  const glyph = glyphOf(font, at('cmap'), letter);
  const isLong = font.readInt16BE(at('head') + 50) === 1;
  const outline =
    at('glyf') +
    (isLong
      ? font.readUInt32BE(at('loca') + 4 * glyph)
      : 2 * font.readUInt16BE(at('loca') + 2 * glyph));
  const [isComposed, flags] = [font.readInt16BE(outline) < 0, font.readUInt16BE(outline + 10)];
  const [isWide, isMoved, ownsRoom, hasMore] = [1, 2, 0x2_00, 0x20].map((bit) => flags & bit);
  const isLast = glyph >= font.readUInt16BE(at('hhea') + 34);
  if (!isComposed || !isMoved || ownsRoom || hasMore || isLast)
    throw new Error(`« ${letter} » is not another letter, moved`);

  const metrics = at('hmtx') + 4 * glyph;
  font.writeUInt16BE(font.readUInt16BE(metrics) + 2 * room, metrics);
  for (const left of [metrics + 2, outline + 2, outline + 6])
    font.writeInt16BE(font.readInt16BE(left) + room, left);
  const way = outline + 14;
  if (isWide) font.writeInt16BE(font.readInt16BE(way) + room, way);
  else font.writeInt8(font.readInt8(way) + room, way);
}
