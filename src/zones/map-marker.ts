import { inKm, type Position } from '../lib/geo/distance.ts';
import type { ZoneAnswer } from './answer.ts';
import { along, around, type Box, gap, holdsBox, lastInside, meets, middleOf } from './geometry.ts';
import { em, plateWidth } from './label-placement.ts';
import { homeOfInset, inset, isInInset, projectToInset } from './map-inset.ts';
import { house, sizes } from './map-layout.ts';
import { type Point, projectToMap } from './projection.ts';

/** Directions around a point in sixteenths of a turn, alternating between both sides. */
const turns = Array.from({ length: 16 }, (_, index) => Math.ceil(index / 2) * (index % 2 ? 1 : -1));

/** The area of a name's plate, by default where letters are largest in proportion to the map. */
export const plateAt = (text: string, at: Point, letters = 1): Box =>
  around(at, plateWidth(text) * sizes.town * letters, 1.2 * sizes.town * letters);

/** The room between a plate and the edge of the map: 6 px on a phone. */
const beforeEdge = 12;

/** The part of a map where plates stand. */
export const withinEdge = (edge: Box, room = beforeEdge): Box =>
  around(middleOf(edge), edge.width - 2 * room, edge.height - 2 * room);

/** A drawing that shows a place: where it has the workshop and the place, and where it ends. */
interface Drawing {
  home: Point;
  end: Point;
  edge: Box;
  /** The part of it where plates stand. */
  bounds: Box;
}

/** The drawing of the inset, if it shows a place. */
export function drawingOfInset(workshop: Position, position: Position): Drawing | undefined {
  const end = projectToInset(workshop, position);
  if (!isInInset(end)) return undefined;
  return { home: homeOfInset, end, edge: inset, bounds: withinEdge(inset, 4) };
}

/** How far the plate of the workshop's own town begins before its name, clear of the house. */
const beforeHome = 3;

/** The area of an answer's dot, with a margin. */
export const dotOf = (end: Point): Box => around(end, 16);

/** Whether a plate stands within the bounds and covers nothing. */
const isFree = (plate: Box, { bounds, taken }: { bounds: Box; taken: Box[] }) =>
  holdsBox(bounds, plate) && !taken.some((other) => meets(plate, other, 2));

/** Where plates stand, and the workshop there. */
type Room = Pick<Drawing, 'home' | 'bounds'>;

/**
 * The place nearest to a point where a name's plate covers nothing, as far as it may stand off.
 * Directions away from the workshop are tried first. The line to it crosses nothing of `apart`.
 */
function openSpot(
  text: string,
  from: Point,
  { home, bounds, taken, most, apart = [] }: Room & { taken: Box[]; most: number; apart?: Box[] },
): Point | undefined {
  const { width, height } = plateAt(text, from);
  const outward = Math.atan2(from[1] - home[1], from[0] - home[0]);
  const rings = Array.from({ length: most / 2 }, (_, ring) =>
    turns.map((turn): Point => {
      const angle = outward + (turn * Math.PI) / 8;
      const away = 8 + 2 * ring;
      const x = from[0] + Math.cos(angle) * (width / 2 + away);
      // A long name would leave the map at its sides.
      const [left, right] = [bounds.x + width / 2, bounds.x + bounds.width - width / 2];
      return [Math.max(left, Math.min(x, right)), from[1] + Math.sin(angle) * (height / 2 + away)];
    }),
  );
  return [from, ...rings.flat()].find((spot) => {
    if (!isFree(plateAt(text, spot), { bounds, taken })) return false;
    const tie = along([from, spot], 4).map(middleOf);
    return !apart.some((other) => tie.some((point) => gap(other, point) === 0));
  });
}

/** How far a plate stands off rather than cover a name, in map units: 32 px on a phone. */
const nearby = 66;

/** Whether the dot of an answer would stand on a name, which then gives way in any case. */
const isOnPoint = (name: Box, point: Point): boolean => gap(name, point) < 8;

/**
 * Where the plate of an answer stands: near its point where it covers nothing, or else as near as
 * it can be clear of what `fixed` holds. It then covers `names`, which give way.
 */
export const plateSpot = (
  text: string,
  from: Point,
  { fixed, names, ...room }: Room & { fixed: Box[]; names: Box[] },
): Point | undefined =>
  openSpot(text, from, {
    ...room,
    taken: [...fixed, ...names.filter((name) => !isOnPoint(name, from))],
    most: nearby,
  }) ?? openSpot(text, from, { ...room, taken: fixed, most: 360 });

/**
 * Where the plate of a town with a name on the map stands: over the name, but no nearer to its dot;
 * or near the dot, if it would leave the map or touch another name. If there is no room either, it
 * stays over the name, and what it touches gives way.
 */
export function plateOfTown(
  text: string,
  own: { name: Box; anchor: string | null; dot: Point },
  { home, bounds, fixed, names, letters }: Room & { fixed: Box[]; names: Box[]; letters: number },
): Point {
  const [x, y] = middleOf(own.name);
  const over: Point = [x + ({ start: 11, end: -11 }[own.anchor ?? ''] ?? 0), y];
  const room = { home, bounds, taken: [...fixed, ...names], most: nearby };
  if (isFree(plateAt(text, over, letters), room)) return over;
  // The dots of towns next to each other lie on one line.
  const apart = [...names.filter((name) => !isOnPoint(name, own.dot)), around(home, 14)];
  return openSpot(text, own.dot, { ...room, apart }) ?? openSpot(text, own.dot, room) ?? over;
}

/** Where the plate of the workshop's own town stands: over its name, from the house on. */
export const plateOfHome = (text: string, name: Box, letters = 1): Point => [
  name.x - beforeHome + plateAt(text, [0, 0], letters).width / 2,
  middleOf(name)[1],
];

/**
 * Marks an answer on the page's zone map, if there is one: a line from the workshop, a dot at its
 * end, and the name on a plate. The other zones get paler, or all within reach if the place is not;
 * names under the plate or the dot give way, with their dots. If the place is beyond the map, the
 * line ends in an arrow at the map's edge, and the plate also has the distance. Without a place,
 * removes the marker. Visual only: the answer says the same in words.
 */
export function markOnMap(
  workshop: Position,
  place: Pick<ZoneAnswer, 'name' | 'position' | 'kilometres' | 'zone'> | undefined,
): void {
  const map = document.querySelector<SVGSVGElement>('.zone-map--whole svg');
  map?.querySelector('.zone-map__pin')?.remove();
  for (const { textContent, classList } of map?.querySelectorAll('a') ?? []) {
    classList.toggle('zone-map__lit', textContent === place?.name);
    classList.remove('zone-map__covered');
  }
  if (!map || !place) return;
  const own = map.querySelector('a.zone-map__lit text');
  const isHome = own?.matches('.zone-map__home *');
  const whole = map.viewBox.baseVal;
  const drawing = isHome ? undefined : drawingOfInset(workshop, place.position);
  const { home, end, edge, bounds } = drawing ?? {
    home: [0, 0],
    end: projectToMap(workshop, place.position),
    edge: whole,
    bounds: withinEdge(whole),
  };
  const { a, e, f } = map.getScreenCTM() ?? new DOMMatrix();
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // A line of text is higher than its letters.
    const air = element.localName === 'text' ? height / 5 : 0;
    return {
      x: (x - e) / a,
      y: (y + air - f) / a,
      width: width / a,
      height: (height - 2 * air) / a,
    };
  };
  const isOnMap = holdsBox(edge, around(end, 20));
  const text = isOnMap ? place.name : `${place.name} ${inKm(place.kilometres[0])}`;
  const tip = isOnMap ? end : lastInside(edge, home, end, around(end, 0));
  // Room for the arrow between the plate and the edge.
  const { width, height } = plateAt(text, end);
  const beforeArrow = around(end, width + 52, height + 52);
  const start = isOnMap ? end : lastInside(edge, home, end, beforeArrow);
  const links = [...map.querySelectorAll('a:not(.zone-map__home)')].map((link) => ({
    link,
    boxes: [...link.querySelectorAll('circle, text')].map(boxOf),
  }));
  const fixed = [...map.querySelectorAll('g > text, rect, .zone-map__home text')]
    .map(boxOf)
    .concat(house, drawing ? [] : inset, isOnMap ? dotOf(end) : around(tip, 40));
  const others = links.filter(({ link }) => !link.matches('.zone-map__lit'));
  // The line to the answer is seen where it can be.
  const names = [...others.flatMap(({ boxes }) => boxes), ...along([home, end], 4)];
  const room = { home, bounds, fixed, names };
  const letters = Number.parseFloat(getComputedStyle(map).fontSize) / 10;
  const at = own
    ? isHome
      ? plateOfHome(text, boxOf(own), letters)
      : plateOfTown(
          text,
          { name: boxOf(own), anchor: own.getAttribute('text-anchor'), dot: end },
          { ...room, letters },
        )
    : (plateSpot(text, start, room) ?? start);
  const wide = plateWidth(text);
  const paler = {
    rapid: ['planned'],
    planned: ['rapid', 'inset'],
    onDemand: ['rapid', 'inset', 'planned'],
    outside: ['reach'],
  }[place.zone];
  const turn = (Math.atan2(tip[1] - home[1], tip[0] - home[0]) * 180) / Math.PI;
  const dot = `<circle class="zone-map__dot" cx="${end[0]}" cy="${end[1]}" r="6" />`;
  const arrow = `<path class="zone-map__arrow" transform="translate(${tip.join(' ')}) rotate(${turn})" d="M2 0l-20-11v22z" />`;
  const pin = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  pin.classList.add('zone-map__pin');
  pin.ariaHidden = 'true';
  pin.innerHTML = `
    ${place.zone === 'onDemand' ? '<use class="zone-map__glow" href="/carte.svg#onDemand" />' : ''}
    ${paler.map((zone) => `<use class="zone-map__veil" href="/carte.svg#${zone}" />`).join('')}
    <path class="zone-map__way" d="M${home.join(' ')}L${tip.join(' ')}" pathLength="1" />
    ${isHome ? '' : `<path class="zone-map__tie" d="M${start.join(' ')}L${at.join(' ')}" />`}
    <use href="/carte.svg#places" />
    <g class="zone-map__lit" transform="translate(${at.join(' ')})" font-size="${em(sizes.town)}">
      <rect x="${-wide / 2}em" y="-.6em" width="${wide}em" height="1.2em" rx=".6em" />
      <text text-anchor="middle">${text}</text>
    </g>
    ${isOnMap ? dot : arrow}`;
  // Below all labels.
  map.insertBefore(pin, map.querySelector('g'));
  const plate = boxOf(pin.querySelector('rect') ?? pin);
  for (const { link, boxes } of others) {
    const [dot, name] = boxes;
    if (!dot || !name) continue;
    const isCovered = meets(name, plate) || isOnPoint(name, end) || gap(plate, middleOf(dot)) === 0;
    link.classList.toggle('zone-map__covered', isCovered);
  }
  // The animation starts once the map is well inside the window: on a phone it is below the answer.
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      pin.classList.add('zone-map__pin--seen');
      watch.disconnect();
    },
    { rootMargin: '0px 0px -30%' },
  );
  watch.observe(map);
}
