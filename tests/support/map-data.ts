import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readCommunes } from '../../src/lib/geo/communes.ts';
import { communeFinder } from '../../src/lib/geo/nearest.ts';
import borders from '../../src/zones/borders.json' with { type: 'json' };
import { linesOf, outlinesOf } from '../../src/zones/borders.ts';
import { townTable } from './towns.ts';

/** Fixed communes for the towns' pages, so that the owner's changes do not affect the tests. */
const around: Record<string, string[]> = {
  rixheim: [
    'Habsheim',
    'Eschentzwiller',
    'Zimmersheim',
    'Riedisheim',
    'Bruebach',
    'Dietwiller',
    'Sausheim',
    'Baldersheim',
  ],
  mulhouse: [
    'Riedisheim',
    'Brunstatt-Didenheim',
    'Illzach',
    'Pfastatt',
    'Lutterbach',
    'Morschwiller-le-Bas',
    'Zillisheim',
    'Flaxlanden',
  ],
  colmar: [
    'Eguisheim',
    'Wintzenheim',
    'Turckheim',
    'Ingersheim',
    'Horbourg-Wihr',
    'Houssen',
    'Wettolsheim',
    'Sainte-Croix-en-Plaine',
  ],
  strasbourg: [
    'Eckbolsheim',
    'Lingolsheim',
    'Ostwald',
    'Wolfisheim',
    'Oberschaeffolsheim',
    'Oberhausbergen',
    'Bischheim',
    'Holtzheim',
  ],
  haguenau: [
    'Schweighouse-sur-Moder',
    'Kaltenhouse',
    'Oberhoffen-sur-Moder',
    'Bischwiller',
    'Niederschaeffolsheim',
    'Batzendorf',
    'Weitbruch',
    'Ohlungen',
  ],
  schiltigheim: [
    'Bischheim',
    'Hœnheim',
    'Souffelweyersheim',
    'Reichstett',
    'Niederhausbergen',
    'Mittelhausbergen',
    'Mundolsheim',
    'Lampertheim',
  ],
  'illkirch-graffenstaden': [
    'Ostwald',
    'Geispolsheim',
    'Lingolsheim',
    'Fegersheim',
    'Lipsheim',
    'Eschau',
    'Plobsheim',
    'Entzheim',
  ],
  selestad: [
    'Scherwiller',
    'Châtenois',
    'Kintzheim',
    'Orschwiller',
    'Ebersheim',
    'Muttersholtz',
    'Baldenheim',
    'Mussig',
  ],
  wittenheim: [
    'Ruelisheim',
    'Pulversheim',
    'Staffelfelden',
    'Richwiller',
    'Wittelsheim',
    'Ensisheim',
    'Battenheim',
    'Bollwiller',
  ],
  saverne: [
    'Monswiller',
    'Ottersthal',
    'Saint-Jean-Saverne',
    'Otterswiller',
    'Steinbourg',
    'Marmoutier',
    'Dettwiller',
    'Ernolsheim-lès-Saverne',
  ],
  kingersheim: [
    'Illzach',
    'Pfastatt',
    'Lutterbach',
    'Richwiller',
    'Reiningue',
    'Morschwiller-le-Bas',
    'Sausheim',
    'Ruelisheim',
  ],
  ribeauville: [
    'Hunawihr',
    'Riquewihr',
    'Bergheim',
    'Guémar',
    'Beblenheim',
    'Zellenberg',
    'Saint-Hippolyte',
    'Thannenkirch',
  ],
  besancon: [
    'Thise',
    'École-Valentin',
    'Saône',
    'Marchaux-Chaudefontaine',
    'Saint-Vit',
    'Quingey',
    'Ornans',
    'Rioz',
    'Valdahon',
    'Baume-les-Dames',
  ],
  montbeliard: [
    'Sochaux',
    'Audincourt',
    'Valentigney',
    'Bethoncourt',
    'Grand-Charmont',
    'Étupes',
    'Seloncourt',
    'Hérimoncourt',
    'Pont-de-Roide-Vermondans',
    "L'Isle-sur-le-Doubs",
  ],
  belfort: [
    'Valdoie',
    'Offemont',
    'Bavilliers',
    'Essert',
    'Danjoutin',
    'Giromagny',
    'Rougemont-le-Château',
    'Grandvillars',
    'Delle',
    'Beaucourt',
  ],
  vesoul: [
    'Navenne',
    'Échenoz-la-Méline',
    'Noidans-lès-Vesoul',
    'Vaivre-et-Montoille',
    'Chariez',
    'Port-sur-Saône',
    'Scey-sur-Saône-et-Saint-Albin',
    'Noroy-le-Bourg',
    'Montbozon',
    'Villersexel',
  ],
  lure: [
    'Magny-Vernois',
    'Roye',
    'Vouhenans',
    'Saint-Germain',
    'Mélisey',
    'Ronchamp',
    'Champagney',
    'Faucogney-et-la-Mer',
    'Saint-Sauveur',
    'Luxeuil-les-Bains',
  ],
  hericourt: [
    'Brevilliers',
    'Luze',
    'Couthenans',
    'Chagey',
    'Tavey',
    'Champey',
    'Châlonvillars',
    'Chenebier',
    'Saulnot',
  ],
  pontarlier: [
    'Doubs',
    'Houtaud',
    'La Cluse-et-Mijoux',
    'Les Fourgs',
    'Montbenoît',
    'Levier',
    'Frasne',
    'Métabief',
    'Mouthe',
    'Morteau',
  ],
  dole: [
    'Foucherans',
    'Choisey',
    'Damparis',
    'Tavaux',
    'Sampans',
    'Rochefort-sur-Nenon',
    'Orchamps',
    'Moissey',
    'Mont-sous-Vaudrey',
    'Chaussin',
  ],
  'lons-le-saunier': [
    'Montmorot',
    'Perrigny',
    'Macornay',
    'Conliège',
    'Voiteur',
    'Château-Chalon',
    'Baume-les-Messieurs',
    'Bletterans',
    'Orgelet',
    'Poligny',
  ],
  'saint-claude': [
    'Villard-Saint-Sauveur',
    'Avignon-lès-Saint-Claude',
    'Lavans-lès-Saint-Claude',
    'Coteaux du Lizon',
    'Septmoncel Les Molunes',
    'Lajoux',
    'Lamoura',
    'Moirans-en-Montagne',
    'Hauts de Bienne',
    'Les Rousses',
  ],
};

const findCommune = communeFinder(
  readCommunes(readFileSync('src/lib/geo/communes.txt', 'utf8')).communes,
);

/** What the page of a newer town says. */
const communesOf = (id: string): string[] =>
  parse(readFileSync(`src/content/towns/${id}.yaml`, 'utf8')).around.communes;

/** The towns of the specification, each with its communes; one that was added is the newest. */
export const mapTowns = townTable
  .toSorted((a, b) => Number(b.id in around) - Number(a.id in around))
  .map(({ id, name, latitude, longitude, radius }) => {
    const position = { latitude, longitude };
    const communes = (around[id] ?? communesOf(id)).flatMap(
      (commune) => findCommune(commune, position) ?? [],
    );
    return { id, name, position, radius, communes, zone: 'rapid' as const };
  });

const { lands, nature, places } = borders;

/** The input of the maps. */
export const mapData = {
  workshop: borders.workshop,
  towns: mapTowns,
  rings: [200, 150, 50],
  borders: [
    ['67', '68'],
    ['25', '39', '70', '90'],
  ].flatMap(outlinesOf),
  country: linesOf(borders.france),
  rivers: [borders.rivers, borders.rhine, borders.lakes].flatMap(linesOf),
  lands,
  nature,
  places,
};
