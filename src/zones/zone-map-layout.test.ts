import { describe, expect, test } from 'vitest';
import { mapData as data, mapTowns as towns } from '../../tests/support/map-data.ts';
import { distance } from '../lib/geo/distance.ts';
import { outlinesOf } from './borders.ts';
import { along, around, gap, holdsBox, isWithin, meets, middleOf } from './geometry.ts';
import { emWidth, type Label, nameBox, tieOf } from './label-placement.ts';
import { inset, isInInset } from './map-inset.ts';
import { type Drawn, plateBox, sizes } from './map-layout.ts';
import type { Point } from './projection.ts';
import { layOutTownMap } from './town-map-layout.ts';
import { layOutZoneMap } from './zone-map-layout.ts';

const { workshop, places } = data;
const [home] = towns;

/** What a name covers. */
function faults({ cut, labels, homeAgain, lands, nature = [], plates, centre }: Drawn): string[] {
  const names = [labels, homeAgain ?? [], lands, nature].flat();
  const [x = 0, y = 0] = centre ?? [];
  const line = Array.from(
    { length: 1000 },
    (_, step): Point => [(x * step) / 1e3, (y * step) / 1e3],
  );
  return names.flatMap((name) => {
    const box = nameBox(name);
    const others = names.filter((other) => other !== name);
    const found = [
      !holdsBox(cut, box) && 'leaves the drawing',
      line.some((point) => gap(box, point) === 0) && 'stands on the way',
      plates.some((plate) => meets(box, plateBox(plate))) && 'stands on a plate',
      ...others.flatMap((other) => [
        meets(box, nameBox(other)) && `stands on ${other.text}`,
        labels.includes(other) &&
          meets(box, around(other.dot, 11)) &&
          `stands on the dot of ${other.text}`,
      ]),
    ];
    return found.flatMap((fault) => (fault ? [`${name.text} ${fault}`] : []));
  });
}

const whole = layOutZoneMap(data);
/** The last towns of the content, which had no room left beside the others. */
const without = new Set(whole.unnamed);

test('the whole map names every town that it has room for, and no name stands on another or on a dot', () => {
  const named = whole.labels.map(({ text }) => text);
  expect([...named, ...without].sort()).toEqual(towns.map(({ name }) => name).sort());
  expect(named.length, 'at least the towns of the contract').toBeGreaterThanOrEqual(22);
  expect(faults(whole)).toEqual([]);
});

/** It is on no map of the world, and has no room on ours: three dots are next to it. */
const invented = {
  id: 'tuilerie-le-haut',
  name: 'Tuilerie-le-Haut',
  position: { latitude: 48.57, longitude: 7.73 },
  zone: 'rapid' as const,
};

test('a town more takes no name off the whole map: where there is no room, it has none', () => {
  const layout = layOutZoneMap({ ...data, towns: [...towns, invented] });
  expect(new Set(layout.unnamed)).toEqual(without.union(new Set([invented.name])));
  expect(layout.labels).toEqual(whole.labels);
});

test('of towns without room together, the first ones of the content are named', () => {
  const layout = layOutZoneMap({ ...data, towns: [invented, ...towns] });
  expect(layout.labels.map(({ text }) => text)).toContain(invented.name);
  expect(layout.unnamed).toHaveLength(without.size + 1);
});

test('a town more takes no name off the map of a town', () => {
  for (const { position, ...town } of towns) {
    const of = { ...town, kilometres: Math.round(distance(workshop, position)) };
    const names = layOutTownMap(data, of).labels.flatMap((label) => label.town?.name ?? []);
    const more = layOutTownMap({ ...data, towns: [...towns, invented] }, of).labels;
    expect(
      more.map(({ text }) => text),
      town.name,
    ).toEqual(expect.arrayContaining(names));
  }
});

describe('the map of a town names it, the workshop and how far both reach, and nothing stands on a name', () => {
  test.each(towns)('$name', ({ id, name, position, radius, communes }) => {
    const kilometres = Math.round(distance(workshop, position));
    const layout = layOutTownMap(data, { id, radius, kilometres, communes });
    expect(layout.rings).toEqual([radius]);
    const [x, y] = layout.centre ?? [0, 0];
    const reach = radius * layout.cut.scale;
    const away = ([left, top]: Point) => Math.hypot(left - x, top - y) - reach;
    const [figure] = layout.plates;
    expect(figure?.text).toBe(`${radius}\u00A0km`);
    expect(figure && Math.abs(away(figure.at))).toBeLessThan(1);
    for (const plate of layout.plates)
      expect(holdsBox(layout.cut, plateBox(plate)), plate.text).toBe(true);
    const own = layout.labels.find(({ text }) => text === name);
    expect(own && gap(nameBox(own), [x, y])).toBeLessThan(50);
    const names = [layout.labels, layout.lands, layout.nature ?? []].flat();
    expect(names.length).toBeGreaterThanOrEqual(10);
    const shown = communes.filter((each: { name: string }) =>
      layout.labels.some(({ text }) => text === each.name),
    );
    expect(shown.length, 'communes that the page names').toBeGreaterThanOrEqual(4);
    // Beside its house, or on a plate where the way leaves the map.
    const written = [...layout.labels, ...layout.plates].map(({ text }) => text).join(' ');
    expect(written).toContain(home?.name);
    expect(new RegExp(`\\b${kilometres}\u00A0km`).test(written)).toBe(kilometres > 0);
    expect(faults(layout)).toEqual([]);
  });
});

test('maps of towns name at least nine of ten communes that their pages list', () => {
  const shown = towns.flatMap(({ position, ...town }) => {
    const kilometres = Math.round(distance(workshop, position));
    const named = layOutTownMap(data, { ...town, kilometres }).labels.map(({ text }) => text);
    return town.communes.map(({ name }: { name: string }) => named.includes(name));
  });
  expect(shown.filter(Boolean).length / shown.length).toBeGreaterThan(0.9);
});

test('on the map of a town, no line to a name runs through another name, dot or line', () => {
  const maps = towns.map(({ position, ...town }) =>
    layOutTownMap(data, { ...town, kilometres: Math.round(distance(workshop, position)) }),
  );
  const crossings = maps.flatMap(({ labels }) =>
    labels.flatMap((label) =>
      labels
        .filter((other) => other !== label)
        .filter((other) =>
          tieOf(label).some(
            (point) =>
              gap(nameBox(other), point) === 0 ||
              [other.dot, ...tieOf(other)].some(
                ([x, y]) => Math.hypot(point[0] - x, point[1] - y) < 5,
              ),
          ),
        )
        .map((other) => `${label.text} / ${other.text}`),
    ),
  );
  expect(crossings).toEqual([]);
  expect(maps.flatMap(({ labels }) => labels.filter(({ tied }) => tied)).length).toBeGreaterThan(3);
});

test('on the map of a town, names stand off its circle and the line', () => {
  const faulty = towns.flatMap(({ position, ...town }) => {
    const kilometres = Math.round(distance(workshop, position));
    const { labels, nature, cut, centre = [0, 0] } = layOutTownMap(data, { ...town, kilometres });
    const reach = town.radius * cut.scale;
    const edge = Array.from({ length: 360 }, (_, step): Point => {
      const angle = (step * Math.PI) / 180;
      return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle)];
    });
    const way = along([[0, 0], centre], 2).map(middleOf);
    return [...labels, ...(nature ?? [])]
      .filter((label) => [...edge, ...way].some((point) => gap(nameBox(label), point) === 0))
      .map(({ text }) => `${town.name}: ${text}`);
  });
  expect(faulty).toEqual([]);
});

test('a name crosses the border of a zone, or touches the line, only where it has no other place', () => {
  const { labels } = layOutZoneMap(data);
  const borders = data.borders.flatMap((line) => along(line, 2));
  const crossing = labels
    .filter((label) => borders.some((box) => meets(box, nameBox(label))))
    .map(({ text }) => text);
  expect(crossing).not.toContain('Montbéliard');
  expect(crossing).not.toContain('Pontarlier');
  const strasbourg = towns.find(({ id }) => id === 'strasbourg');
  if (!strasbourg) throw new Error('Strasbourg has no page');
  const map = layOutTownMap(data, { ...strasbourg, kilometres: 96 });
  const way = along([[0, 0], map.centre ?? [0, 0]], 10);
  const touching = [...map.labels, ...(map.nature ?? [])].filter(
    (label) => label.text !== 'Strasbourg' && way.some((box) => meets(box, nameBox(label))),
  );
  expect(touching.map(({ text }) => text)).toEqual([]);
  expect(map.labels.map(({ text }) => text)).toContain('Lingolsheim');
});

const alsace = outlinesOf(['67', '68']);
const isInAlsace = (point: Point) => alsace.some((outline) => isWithin(outline, point));

test('no name of Franche-Comté stands on Alsace', () => {
  const franchComtois = layOutZoneMap(data).labels.filter(
    ({ dot }) => !isInAlsace(dot) && !isInInset(dot),
  );
  expect(franchComtois.map(({ text }) => text)).toContain('Belfort');
  const foreign = franchComtois.filter((label) => {
    const { x, y, width, height } = nameBox(label);
    const points = Array.from({ length: 60 }, (_, at): Point => {
      const [across, down] = [(at % 20) / 19, Math.floor(at / 20) / 2];
      return [x + width * across, y + height * down];
    });
    return points.some(isInAlsace);
  });
  expect(foreign.map(({ text }) => text)).toEqual([]);
});

test('no line to a name of the whole map runs through another name or dot', () => {
  const { labels } = layOutZoneMap(data);
  const tied = labels.filter((label) => label.tied);
  expect(tied.length).toBeGreaterThan(3);
  const crossings = tied.flatMap((label) => {
    const line = along([label.dot, [label.at[0] + 4, label.at[1]]], 2).map(middleOf);
    return labels
      .filter((other) => other !== label)
      .filter(
        (other) =>
          line.some((point) => gap(nameBox(other), point) === 0) ||
          // Dots beside the workshop stand in a row.
          (Math.hypot(...label.dot) > 20 &&
            line.some((point) => gap(around(other.dot, 6), point) < 2)),
      )
      .map((other) => `${label.text} / ${other.text}`);
  });
  expect(crossings).toEqual([]);
});

test('names on one row of the whole map stand so far apart that they do not read as one', () => {
  const { labels } = layOutZoneMap(data);
  // Widths are reckoned a little too large, so this is some 1.1 em as set.
  const isNearRow = (one: Label, other: Label) => {
    const [left, right] = [nameBox(one), nameBox(other)];
    return meets(left, { ...right, x: right.x - 0.85 * one.size });
  };
  const rows = labels.flatMap((one) =>
    labels
      .filter((other) => other !== one && nameBox(other).x > nameBox(one).x)
      .filter((other) => isNearRow(one, other))
      .map((other) => `${one.text} ${other.text}`),
  );
  expect(rows).toEqual([]);
});

const boxesOf = (lines: Point[][]) => lines.flatMap((line) => along(line, 2));

test('the inset names the towns around the workshop, and the map around it none of them', () => {
  const { labels, homeAgain } = layOutZoneMap(data);
  const inInset = labels.filter((label) => meets(nameBox(label), inset));
  expect(inInset.map(({ text }) => text).sort()).toEqual(['Kingersheim', 'Mulhouse', 'Wittenheim']);
  for (const label of [...inInset, homeAgain].filter((each) => each !== undefined)) {
    expect(holdsBox(inset, nameBox(label)), label.text).toBe(true);
    expect(isInInset(label.dot), label.text).toBe(true);
  }
  expect(homeAgain?.text).toBe(home?.name);
  expect(homeAgain?.town, 'it leads nowhere').toBeUndefined();
});

test.each([
  ['Illzach', 47.781, 7.348],
  ['Lutterbach', 47.76, 7.28],
  ['Riedisheim', 47.745, 7.366],
  ['Habsheim', 47.729, 7.42],
])(
  'a page for %s would find room in the inset, and so would the others',
  (name, latitude, longitude) => {
    const town = { ...invented, name, position: { latitude, longitude } };
    const layout = layOutZoneMap({ ...data, towns: [...towns, town] });
    expect(layout.unnamed).toEqual([...without]);
    const label = layout.labels.find(({ text }) => text === name);
    expect(label && holdsBox(inset, nameBox(label))).toBe(true);
    expect(faults(layout)).toEqual([]);
  },
);

test('no name of the whole map is nearer to another dot than to its own', () => {
  const { labels } = layOutZoneMap(data);
  const confused = labels
    .filter(({ tied }) => !tied)
    .filter((label) => {
      const box = nameBox(label);
      return labels.some(
        ({ dot }) =>
          Math.hypot(dot[0] - label.dot[0], dot[1] - label.dot[1]) > 8 &&
          gap(box, dot) < gap(box, label.dot),
      );
    });
  expect(confused.map(({ text }) => text)).toEqual([]);
});

test('no river and no circle runs through the name of a land', () => {
  const { lands } = layOutZoneMap(data);
  expect(lands.map(({ text }) => text)).toEqual(['Lorraine', 'Allemagne', 'Suisse', 'Hors zone']);
  const waters = boxesOf(data.rivers);
  const crossed = lands.filter((land) => {
    const { x, y, width, height } = nameBox(land);
    const far = [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([left = 0, top = 0]) => Math.hypot(left, top) < 400);
    return waters.some((box) => meets(box, nameBox(land))) || new Set(far).size > 1;
  });
  expect(crossed.map(({ text }) => text)).toEqual([]);
});

test('the whole map names rivers and landscapes', () => {
  const { nature = [] } = layOutZoneMap(data);
  const named = nature.map(({ text }) => text);
  expect(named).toEqual(data.nature.flatMap(({ text, far }) => (far ? [text] : [])));
  expect(named).toEqual(expect.arrayContaining(['Rhin', 'Doubs', 'Vosges', 'Jura']));
});

test('each place is named on the map of a town', () => {
  const named = towns.flatMap(({ position, ...town }) => {
    const kilometres = Math.round(distance(workshop, position));
    return layOutTownMap(data, { ...town, kilometres }).labels.map(({ text }) => text);
  });
  expect(named).toEqual(expect.arrayContaining(places.map(({ name }) => name)));
});

test('on a phone of 390 px no name is smaller than 12 px', () => {
  expect((Math.min(...Object.values(sizes)) * 350) / 620).toBeGreaterThanOrEqual(12);
});

test.each([
  ['Mommenheim', 637],
  ['L’Isle-sur-le-Doubs', 836],
  ['Œrmingen', 466],
])('%s is reckoned as wide as it is set, and a fifth more at most', (text, width) => {
  expect(emWidth(text) * 100).toBeGreaterThanOrEqual(width);
  expect(emWidth(text) * 100).toBeLessThan(width * 1.2);
});
