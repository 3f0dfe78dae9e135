import tokens from './tokens.css?raw';

/** A colour of `tokens.css`, for drawings and programs: what shows them reads no stylesheet. */
export function colour(name: string): string {
  const [, value] = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(tokens) ?? [];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}
