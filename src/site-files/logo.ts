import { readFileSync } from 'node:fs';
import { type Brand, brand, type Drawing } from '../../settings/brand.ts';
import { recolour } from '../styles/palette.ts';

/** A logo as a page shows it: its address, and the room that it takes until it is there. */
export interface Logo {
  src: string;
  width: number;
  height: number;
  /** It was drawn for light grounds and stands on a dark one. */
  plate: boolean;
}

/** What a page has room for, in pixels. */
const room = { header: { width: 200, height: 44 }, footer: { width: 320, height: 88 } } as const;

function scaled({ width, height }: Drawing, { width: widest, height: highest }: { width: number; height: number }) {
  const scale = Math.min(widest / width, highest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The logos that header and footer show, where the owner has one. */
export function logosOf({ logo }: Pick<Brand, 'logo'> = brand): { header: Logo; footer: Logo } | undefined {
  if (!logo) return undefined;
  const { light, onDark } = logo;
  return {
    header: { src: '/logo.svg', ...scaled(light, room.header), plate: false },
    footer: { src: onDark ? '/logo-dark.svg' : '/logo.svg', ...scaled(onDark ?? light, room.footer), plate: onDark === undefined },
  };
}

/** The files that those addresses lead to, by name. */
export function logoFiles({ logo }: Pick<Brand, 'logo'> = brand): { name: string; svg: string }[] {
  if (!logo) return [];
  return [{ name: 'logo', svg: logo.light.svg }, ...(logo.onDark ? [{ name: 'logo-dark', svg: logo.onDark.svg }] : [])];
}

/** The square sign of the company: the owner's, or a tile with a ridge in the colours of the brand. */
export function signSvg({ logo }: Pick<Brand, 'logo'> = brand): string {
  return logo?.sign?.svg ?? recolour(readFileSync('src/drawings/sign.svg', 'utf8'));
}
