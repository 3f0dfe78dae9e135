import tokens from './tokens.css?raw';

/** A colour of `tokens.css`, for SVG files and for metadata, which no stylesheet reaches. */
export function colour(name: string): string {
  const [, value] = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(tokens) ?? [];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

/** A colour mixed with a share of another one, which may be `black`. */
export function mixed(name: string, other: string, share: number): string {
  const channels = (value: string) =>
    [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  const added = channels(other === 'black' ? '#000000' : colour(other));
  const numbers = channels(colour(name)).map((channel, index) =>
    Math.round(channel + ((added[index] ?? 0) - channel) * share),
  );
  return `#${numbers.map((number) => number.toString(16).padStart(2, '0')).join('')}`;
}
