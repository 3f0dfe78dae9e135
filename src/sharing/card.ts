import { cardSize } from '../seo/sharing-path.ts';
import { colours } from '../styles/colours.ts';
import type { HeadingFace, Outline } from './outline.ts';

/** What a sharing picture says. */
export interface Card {
  /** A few words above the title. */
  kicker: string;
  title: string;
  accent: 'terracotta' | 'moss' | 'emergency';
  /** The service's number, on a tile. */
  number?: string;
}

/** Where the photograph stands: full-bleed on the right, its top edge behind the tiles. */
export const photoBox = { left: 600, top: 84, width: 600, height: 546 } as const;

const margin = 56;
const right = photoBox.left - margin;
/** A title may come a little nearer to the photograph than rule and telephone. */
const textWidth = right - margin + 12;
/** The box that kicker and title share is centred between roof and rule. */
const words = { top: 122, bottom: 526, kicker: 34, gap: 26, air: 64 } as const;
const title = { sizes: [144, 132, 120, 110, 100, 92, 84, 78, 72, 66, 60, 54, 48, 42], leading: 0.97, lines: 4 } as const;

/**
 * Breaks a text into lines no wider than the column: after a space or a hyphen, never after a word of one or two letters.
 * Returns `undefined` when a word is wider than the column.
 */
export function wrap(text: string, width: number, measure: (line: string) => number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=[\p{L}\p{P}\d]{3}[ -])(?=\p{L})/u)) {
    if (measure(word.trimEnd()) > width) return undefined;
    if (line !== '' && measure(`${line}${word}`.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else line += word;
  }
  return [...lines, line.trimEnd()];
}

/** The title as large as its column and `maxHeight` (pixels) allow. */
function fitTitle(face: HeadingFace, text: string, maxHeight: number): { lines: Outline[]; size: number } {
  for (const size of title.sizes) {
    const lines = wrap(text, textWidth, (line) => face.width(line, size));
    if (lines && lines.length <= title.lines && lines.length * size * title.leading <= maxHeight) {
      return { lines: lines.map((line) => face.outline(line, size)), size };
    }
  }
  throw new Error(`"${text}" is too long for a sharing picture`);
}

const place = (outline: Outline, x: number, y: number, fill: string) => `<g transform="translate(${x} ${y})" fill="${fill}">${outline.svg}</g>`;

/** The company's name as Wordmark.tsx draws it: a ridge for the circumflex of an « î », the « & » in terracotta. */
function wordmark(face: HeadingFace, name: string, x: number, y: number, width: number): string {
  const size = 40 * Math.min(1, width / face.width(name, 40, -0.035));
  let pen = x;
  return name
    .split(/(î|&)/)
    .map((part) => {
      const letters = face.outline(part === 'î' ? 'ı' : part, size, -0.035);
      const left = pen;
      pen += letters.width;
      if (part === '&') return place(letters, left, y, colours.terracotta);
      if (part !== 'î') return place(letters, left, y, colours.slate);
      const ridge = `<path transform="translate(${left + letters.width / 2} ${y - (face.ascent + 0.03) * size}) scale(${size})" d="M0 0 .35 .2432 .273 .32 0 .1216-.273 .32-.35 .2432z" fill="${colours.terracotta}"/>`;
      return place(letters, left, y, colours.slate) + ridge;
    })
    .join('');
}

const tile = { width: 60, height: 72, round: 21, edge: 4 } as const;

/** The service's tile, as on its page: straight on top, round below, a thick edge. */
function numberTile(face: HeadingFace, number: string, x: number, y: number, fill: string): string {
  const digits = face.outline(number, 30);
  const half = tile.width / 2;
  const shape = (height: number) => `M${x} ${y}h${tile.width}v${height - tile.round}a${half} ${tile.round} 0 0 1-${tile.width} 0z`;
  const edge = `<path d="${shape(tile.height)}${shape(tile.height - tile.edge)}" fill-rule="evenodd" fill-opacity=".2"/>`;
  return `<path d="${shape(tile.height)}" fill="${fill}"/>${edge}${place(digits, x + half - digits.width / 2, y + 44, '#fff')}`;
}

/**
 * Everything of a sharing picture but its photograph, as an SVG without any text element: a lime-washed wall with the
 * words, under a roof's edge. `roofEdge` is the tiles of the footer's, 576 × 108.
 */
export function drawCard(face: HeadingFace, card: Card, company: { name: string; phone: string }, roofEdge: string): string {
  const { width, height } = cardSize;
  const accent = colours[card.accent];
  const kickerHeight = card.number ? tile.height : words.kicker * 0.75;
  const { lines, size } = fitTitle(face, card.title, words.bottom - words.top - kickerHeight - words.gap - words.air);
  const block = kickerHeight + words.gap + lines.length * size * title.leading;
  const top = words.top + (words.bottom - words.top - block) / 2;
  const kickerBaseline = top + kickerHeight / 2 + words.kicker * 0.3;
  const firstBaseline = top + kickerHeight + words.gap + size * 0.78;
  const phone = face.outline(company.phone, 30, -0.01);
  const kickerLeft = card.number ? margin + tile.width + 18 : margin;
  const roof = [0, 1].map((copy) => `<svg x="${(copy * width) / 2}" width="${width / 2 + 1}" height="112.5" viewBox="0 0 576 108">${roofEdge}</svg>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path d="M0 0H${photoBox.left}V${height}H0z" fill="${colours.plaster}"/>`,
    `<linearGradient id="shade" x2="0" y2="1"><stop stop-color="${colours.shadow}" stop-opacity=".5"/><stop offset="1" stop-color="${colours.shadow}" stop-opacity="0"/></linearGradient>`,
    `<path d="M0 92H${width}V132H0z" fill="url(#shade)"/>`,
    ...roof,
    card.number ? numberTile(face, card.number, margin, top, accent) : '',
    place(face.fitted(card.kicker, words.kicker, right - kickerLeft, -0.015), kickerLeft, kickerBaseline, accent),
    ...lines.map((line, index) => place(line, margin - size * 0.04, firstBaseline + index * size * title.leading, colours.slate)),
    `<path d="M${margin} ${words.bottom}H${right}" stroke="${colours.rule}" stroke-width="2"/>`,
    wordmark(face, company.name, margin, 580, right - phone.width - 24 - margin),
    place(phone, right - phone.width, 580, accent),
    '</svg>',
  ].join('');
}
