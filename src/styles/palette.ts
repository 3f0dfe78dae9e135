import { type Brand, type BrandColours, brand, brandWords, UnfitBrand } from '../../settings/brand.ts';
import { contrast, type Hex, hexOf, nearestReadable, shadeOf } from '../../settings/colour.ts';
import { orStop } from '../../settings/fail.ts';

/**
 * Every shade of the site, named after the materials of the trade, as the demonstration has them. They are the model: an owner
 * chooses six colours in `brand.yaml`, and every shade keeps the distance to its colour that it has here. Drawings in
 * `src/drawings/` and `src/assets/` are drawn in these, and recoloured.
 */
export const model = {
  // Grounds.
  plaster: '#f6f0e6',
  plasterShade: '#dccfb8',
  sand: '#ede3d1',
  sandShade: '#d6c6a9',
  limewash: '#fffcf6',

  // Slate: text, dark bands.
  slate: '#1f282e',
  slateShade: '#46545c',
  slateRaised: '#2b363d',
  /** Under pictures and over them, where words have to be read. */
  night: '#12181c',
  /** What tiles throw on a wall. */
  shadow: '#1f140a',

  // Terracotta: actions.
  terracotta: '#a8441f',
  terracottaDeep: '#93391a',
  terracottaDark: '#7f3115',
  terracottaLight: '#ec9a6b',
  terracottaPale: '#f5dfcf',

  // Zinc: quiet text.
  zinc: '#3f4b52',
  zincLight: '#b3bec3',
  zincPale: '#dfe4e5',
  zincShade: '#c3ccce',

  // Rules and edges.
  rule: '#cdc4b3',
  ruleNight: '#44525a',
  fieldEdge: '#7c8489',

  /** What the pictures are on average: it stands where one is still on its way. */
  pictureGround: '#8d7660',

  moss: '#566a2f',
  mossPale: '#e6e8d3',
  oak: '#7a5427',
  idle: '#6f665a',

  // What is wrong in a form, whatever the accent.
  error: '#7f3115',
  errorPale: '#f5dfcf',
  errorGround: '#fdf1ea',

  // Emergencies, and nothing else.
  emergency: '#c8102e',
  emergencyDark: '#9a0b22',

  // The zones: terracotta is the first, this the second, courses of tiles in this line on limewash the third. And what else a map shows.
  zonePlanned: '#e3b091',
  zoneLine: '#b9754f',
  border: '#a99a80',
  water: '#6f8794',
  abroad: '#e6dbc6',
} as const satisfies Record<string, Hex>;

/** A shade, as code and styles name it: `plasterShade` is `--plaster-shade`. */
export type ShadeName = keyof typeof model;

/** Fired clay, no two tiles alike: the edge of the roof that opens the footer and the sharing pictures. */
const modelClay = [
  ...(['#4a1b0b', '#5e2410', '#8f381a', '#94391a', '#94401f', '#9c3d1b'] as const),
  ...(['#a3461f', '#ae4a26', '#b24d26', '#bb5a31', '#c0663d'] as const),
];

/** The shade that each colour of the owner is. */
const chosen = {
  accent: 'terracotta',
  ground: 'plaster',
  text: 'slate',
  quiet: 'zinc',
  second: 'moss',
  emergency: 'emergency',
} as const satisfies Record<keyof BrandColours, ShadeName>;

/** The shades that follow each of them. */
const followers: Record<keyof BrandColours, ShadeName[]> = {
  accent: ['terracottaDeep', 'terracottaDark', 'terracottaLight', 'terracottaPale', 'zonePlanned', 'zoneLine'],
  ground: ['plasterShade', 'sand', 'sandShade', 'limewash', 'shadow', 'rule', 'oak', 'idle', 'border', 'abroad', 'pictureGround'],
  text: ['slateShade', 'slateRaised', 'night', 'ruleNight'],
  quiet: ['zincLight', 'zincPale', 'zincShade', 'fieldEdge', 'water'],
  second: ['mossPale'],
  emergency: ['emergencyDark', 'error', 'errorPale', 'errorGround'],
};

type Ground = ShadeName | 'white';

/** What must be read, or told apart, on what, and how well (WCAG 2.2: 4.5 for text, 3 for what is no text). */
const pairs: { shade: ShadeName; on: Ground[]; ratio: number; is: string }[] = [
  { shade: 'slate', on: ['plaster', 'sand', 'limewash', 'sandShade', 'zincPale'], ratio: 4.5, is: 'texte' },
  { shade: 'terracotta', on: ['plaster', 'limewash', 'white', 'sand'], ratio: 4.5, is: 'liens et boutons' },
  { shade: 'zinc', on: ['plaster', 'limewash', 'sand', 'white', 'zincPale'], ratio: 4.5, is: 'texte discret' },
  { shade: 'moss', on: ['plaster', 'white', 'mossPale', 'limewash'], ratio: 4.5, is: 'coches et plaques' },
  { shade: 'emergency', on: ['plaster', 'white'], ratio: 4.5, is: 'urgences' },
  { shade: 'terracottaDeep', on: ['white'], ratio: 4.5, is: 'plaques' },
  { shade: 'terracottaDark', on: ['plaster', 'white', 'terracottaPale'], ratio: 4.5, is: 'boutons sous le pointeur' },
  { shade: 'terracottaLight', on: ['slate'], ratio: 4.5, is: 'liens sur fond sombre' },
  { shade: 'slateShade', on: ['limewash'], ratio: 4.5, is: 'noms de pays' },
  { shade: 'zincLight', on: ['slate'], ratio: 4.5, is: 'texte discret sur fond sombre' },
  { shade: 'fieldEdge', on: ['white', 'limewash'], ratio: 3, is: 'bords des champs' },
  { shade: 'oak', on: ['plaster', 'limewash', 'sand', 'white'], ratio: 4.5, is: 'coches, plaques et étapes' },
  { shade: 'idle', on: ['white'], ratio: 4.5, is: 'boutons au repos' },
  { shade: 'emergencyDark', on: ['plaster', 'white'], ratio: 4.5, is: 'urgences sous le pointeur' },
  { shade: 'error', on: ['errorGround', 'errorPale', 'white', 'plaster'], ratio: 4.5, is: 'erreurs d’un formulaire' },
  // The map.
  { shade: 'zonePlanned', on: ['terracotta'], ratio: 3, is: 'la deuxième zone à côté de la première' },
  { shade: 'zoneLine', on: ['limewash'], ratio: 3, is: 'les tuiles de la troisième zone' },
  { shade: 'terracottaDark', on: ['zonePlanned', 'limewash', 'abroad'], ratio: 3, is: 'bords des zones' },
];

const names = (of: object) => Object.keys(of).filter((name): name is ShadeName => name in model);
const roles = Object.keys(chosen) as (keyof BrandColours)[];

/** A shade that stands to the owner's colour as it stands to the model's: as far on the way to white or to black, as much less strong. */
function following(shade: Hex, from: Hex, to: Hex): Hex {
  if (from === to) return shade;
  const [own, was, is] = [shadeOf(shade), shadeOf(from), shadeOf(to)];
  return hexOf({
    lightness:
      own.lightness > was.lightness
        ? 1 - (1 - own.lightness) * ((1 - is.lightness) / (1 - was.lightness))
        : own.lightness * (is.lightness / was.lightness),
    chroma: own.chroma * Math.min(1.25, is.chroma / was.chroma),
    hue: own.hue + is.hue - was.hue,
  });
}

/** Every colour of a site: the shades and the clay of its roofs. */
export interface Palette {
  shades: Record<ShadeName, Hex>;
  clay: Hex[];
}

/**
 * The palette that follows from an owner's colours. A shade that follows is made lighter or darker where it could not be read; a
 * colour that the owner chose is not touched: it throws an `UnfitBrand` with the pair, its contrast and the nearest that would do.
 */
export function paletteOf({ colours, shades: own }: Pick<Brand, 'colours' | 'shades'>): Palette {
  for (const name of Object.keys(own))
    if (!(name in model))
      throw new UnfitBrand(['shades', name], `n'est pas une teinte du site ; choisissez parmi : ${Object.keys(model).join(', ')}`);
  const shades: Record<ShadeName, Hex> = { ...model };
  for (const role of roles) {
    shades[chosen[role]] = colours[role];
    for (const name of followers[role]) shades[name] = own[name] ?? following(model[name], model[chosen[role]], colours[role]);
  }
  for (const { shade, on, ratio, is } of pairs) {
    const others = on.map((name) => ({ name, colour: name === 'white' ? ('#ffffff' as const) : shades[name], ratio }));
    const bad = others.find(({ colour }) => contrast(shades[shade], colour) < ratio);
    if (!bad) continue;
    const nearest = nearestReadable(shades[shade], others);
    const role = roles.find((name) => chosen[name] === shade);
    const field = role ? ['colours', role] : shade in own ? ['shades', shade] : undefined;
    if (!field && nearest) {
      shades[shade] = nearest;
      continue;
    }
    const measured = contrast(shades[shade], bad.colour);
    const ground = bad.name === 'white' ? 'le blanc' : `${wordsFor(bad.name)} "${bad.colour}"`;
    const right = nearest ? `la plus proche qui irait : "${nearest}"` : "aucune plus claire ou plus sombre n'irait, changez l'autre couleur";
    throw new UnfitBrand(
      field ?? ['colours'],
      `${shade in own || role ? '' : `${shade} `}"${shades[shade]}" (${is}) : son contraste avec ${ground} est de ${figure(Math.floor(measured * 10) / 10)} et doit être d'au moins ${figure(ratio)} ; ${right}`,
    );
  }
  return { shades, clay: modelClay.map((clay) => following(clay, model.terracotta, colours.accent)) };
}

const figure = (value: number) => value.toLocaleString('fr-FR');

/** A shade in the words of `brand.yaml`. */
function wordsFor(name: ShadeName): string {
  const role = roles.find((each) => chosen[each] === name);
  return role ? `« ${brandWords[`colours.${role}`]?.[0]} »` : name;
}

const { shades, clay } = orStop(() => paletteOf(brand));

/** Every colour of this site; whatever else writes one must write one of these, or plain white or black. */
export const palette: Palette['shades'] = shades;

/** A drawing in the colours of the model, in those of a palette. */
export function recolour(svg: string, to: Palette = { shades, clay }): string {
  const known = new Map<string, Hex | undefined>(modelClay.map((colour, index) => [colour, to.clay[index]]));
  // Two shades of the model may be the same colour: drawings use the one that is named first.
  for (const name of names(model).reverse()) known.set(model[name], to.shades[name]);
  return svg.replace(/#[\da-f]{6}\b/g, (colour) => known.get(colour) ?? colour);
}

/** The palette as custom properties, no more of it than styles ask for. */
export function coloursCss(wanted: Iterable<string>, { shades: all }: Pick<Palette, 'shades'> = { shades }): string {
  const asked = new Set(wanted);
  const property = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const lines = names(all).flatMap((name) => (asked.has(property(name)) ? [`  ${property(name)}: ${all[name]};`] : []));
  return [':root {', ...lines, '}', ''].join('\n');
}
