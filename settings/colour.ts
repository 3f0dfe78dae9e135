/** A colour as `#a8441f`. */
export type Hex = `#${string}`;

/** Lightness from 0 to 1, chroma from 0 to about 0.3, hue in radians: steps that look alike are alike (OKLCH, Björn Ottosson). */
export interface Shade {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [red: number, green: number, blue: number];

const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const written = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const light = (colour: Hex): Triple => {
  const at = (start: number) => channel(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};

const hex = (parts: Triple): Hex =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, written(part))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A colour as the eye orders it. */
export function shadeOf(colour: Hex): Shade {
  const [red, green, blue] = light(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function lightOf({ lightness, chroma, hue }: Shade): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour of a shade, or of the strongest one of its lightness and hue that screens can show. */
export function hexOf(shade: Shade): Hex {
  const lightness = Math.min(1, Math.max(0, shade.lightness));
  for (let chroma = shade.chroma; chroma > 0; chroma -= 0.002) {
    const parts = lightOf({ ...shade, lightness, chroma });
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return hex(parts);
  }
  return hex(lightOf({ ...shade, lightness, chroma: 0 }));
}

const luminance = (colour: Hex) => {
  const [red, green, blue] = light(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How well one colour is told from another, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour itself where it has enough contrast with all of these, or the nearest lighter or darker one that has. */
export function nearestReadable(colour: Hex, others: { colour: Hex; ratio: number }[]): Hex | undefined {
  const shade = shadeOf(colour);
  for (let step = 0; step <= 1; step += 0.004) {
    for (const lightness of [shade.lightness - step, shade.lightness + step]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = step === 0 ? colour : hexOf({ ...shade, lightness });
      if (others.every((other) => contrast(candidate, other.colour) >= other.ratio)) return candidate;
    }
  }
  return undefined;
}
