import { inKm, type Position } from '../lib/geo/distance.ts';
import type { ZoneAnswer } from './answer.ts';
import {
  type Drawing,
  dotOf,
  drawingOfInset,
  plateAt,
  plateOfHome,
  plateOfTown,
  plateSpot,
  withinEdge,
} from './answer-plates.ts';
import {
  along,
  around,
  type Box,
  gap,
  holdsBox,
  lastInside,
  meets,
  middleOf,
  withAir,
} from './geometry.ts';
import { em, freePlaces, plateWidth } from './label-placement.ts';
import { inset } from './map-inset.ts';
import { house, sizes } from './map-layout.ts';
import { type Point, projectToMap } from './projection.ts';
import type { Zone } from './zone-rules.ts';

/**
 * How the elements of a map are measured in its units. The map's place is asked each time: as an
 * answer changes the height beside it, a sticky map moves between two layouts.
 */
function measureIn(map: SVGSVGElement): (element: Element) => Box {
  return (element) => {
    const { a, e, f } = map.getScreenCTM() ?? new DOMMatrix();
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
}

/** What gets paler on the map, by the zone of an answer: ids of its background. */
const palerFor = {
  rapid: ['planned', 'onDemand'],
  planned: ['rapid', 'inset', 'onDemand'],
  onDemand: ['rapid', 'inset', 'planned'],
  outside: ['reach'],
} as const satisfies Record<Zone, string[]>;

interface Pin extends Pick<Drawing, 'home'> {
  text: string;
  zone: Zone;
  /** Where the line from the workshop ends: at the place, or at the edge of the map. */
  tip: Point;
  /** Where the line to the plate begins, and where the plate is. */
  start: Point;
  at: Point;
  isHome: boolean;
  isOnMap: boolean;
}

/** Draws the marker of an answer. */
function drawPin({ text, zone, home, tip, start, at, isHome, isOnMap }: Pin): SVGGElement {
  const wide = plateWidth(text);
  const turn = (Math.atan2(tip[1] - home[1], tip[0] - home[0]) * 180) / Math.PI;
  const dot = `<circle class="zone-map__dot" cx="${tip[0]}" cy="${tip[1]}" r="6" />`;
  const arrow = `<path class="zone-map__arrow" transform="translate(${tip.join(' ')}) rotate(${turn})" d="M2 0l-20-11v22z" />`;
  const pin = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  pin.classList.add('zone-map__pin');
  pin.ariaHidden = 'true';
  pin.innerHTML = `
    ${zone === 'onDemand' ? '<use class="zone-map__glow" href="/carte.svg#onDemand" />' : ''}
    ${palerFor[zone].map((id) => `<use class="zone-map__veil" href="/carte.svg#${id}" />`).join('')}
    <path class="zone-map__way" d="M${home.join(' ')}L${tip.join(' ')}" pathLength="1" />
    ${isHome ? '' : `<path class="zone-map__tie" d="M${start.join(' ')}L${at.join(' ')}" />`}
    <use href="/carte.svg#places" />
    <g class="zone-map__lit" transform="translate(${at.join(' ')})" font-size="${em(sizes.town)}">
      <rect x="${-wide / 2}em" y="-.6em" width="${wide}em" height="1.2em" rx=".6em" />
      <text text-anchor="middle">${text}</text>
    </g>
    ${isOnMap ? dot : arrow}`;
  return pin;
}

/** Names that stay whatever a line to an answer crosses, and those that are gone already. */
const staying = ['home', 'km', 'pin', 'lit', 'covered'].flatMap((name) => [
  `.zone-map__${name}`,
  `.zone-map__${name} *`,
]);

/** Moves a name to another place beside its dot, if there is one. */
function moveName(map: SVGSVGElement, text: Element, way: Box[], boxOf: (element: Element) => Box) {
  const link = text.closest('a');
  const circle = link?.querySelector('circle');
  if (!link || !circle) return;
  const isShown = (mark: Element) => !mark.matches(':is(.zone-map__covered, a.zone-map__lit) > *');
  const taken = [...map.querySelectorAll('text:not(.zone-map__crossed), rect')].filter(isShown);
  const dots = [...map.querySelectorAll('circle')].filter((dot) => dot !== circle && isShown(dot));
  const letters = Number.parseFloat(getComputedStyle(map).fontSize) / 10;
  const dot = middleOf(boxOf(circle));
  const [place] = freePlaces(
    { text: text.textContent, dot, size: sizes.town * letters, clear: 13 },
    {
      bounds: map.viewBox.baseVal,
      taken: [house, inset, ...taken.map(boxOf), ...way.map((part) => withAir(part, 4))],
      dots: dots.map((other) => middleOf(boxOf(other))),
      lines: [],
    },
  );
  if (!place) return;
  const [right, down] = [circle.cx.baseVal.value - dot[0], circle.cy.baseVal.value - dot[1]];
  text.setAttribute('data-anchor', text.getAttribute('text-anchor') ?? '');
  text.setAttribute('text-anchor', place.anchor);
  text.setAttribute('x', String(place.at[0] + right));
  text.setAttribute('y', String(place.at[1] + down));
  text.classList.remove('zone-map__crossed');
}

/** Moves the names back that an answer moved. */
function moveBack(map: SVGSVGElement): void {
  for (const text of map.querySelectorAll('[data-anchor]')) {
    text.setAttribute('text-anchor', text.getAttribute('data-anchor') ?? '');
    for (const name of ['data-anchor', 'x', 'y']) text.removeAttribute(name);
  }
}

/**
 * Clears the line to the answer and what stands at its end: names there move to another side of their
 * dots, which stay, or are hidden where there is no room.
 */
function clearWay(map: SVGSVGElement, way: Box[], boxOf: (element: Element) => Box): void {
  const crossed = [...map.querySelectorAll(`text:not(${staying})`)].filter((name) => {
    const box = boxOf(name);
    const withRoom = around(middleOf(box), box.width + 8, box.height + 4);
    return way.some((part) => meets(part, withRoom));
  });
  for (const { classList } of crossed) classList.add('zone-map__crossed');
  for (const name of crossed) moveName(map, name, way, boxOf);
}

/** Starts the animation once the map is well inside the window: on a phone it is below the answer. */
function startOnceSeen(map: SVGSVGElement, pin: Element): void {
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

/**
 * Marks an answer on the page's zone map, if there is one: a line from the workshop, a dot at its
 * end, and the name on a plate. The other zones get paler, or all within reach if the place is not.
 * Names under them move; a dot goes only where it would be under the plate. If the place is beyond
 * the map, the line ends in an arrow at the map's edge, and the plate also has the distance. Without
 * a place, removes the marker. Visual only: the answer says the same in words.
 */
export function markOnMap(
  workshop: Position,
  place: Pick<ZoneAnswer, 'name' | 'position' | 'kilometres' | 'zone'> | undefined,
): void {
  const map = document.querySelector<SVGSVGElement>('.zone-map--whole svg');
  map?.querySelector('.zone-map__pin')?.remove();
  if (map) moveBack(map);
  for (const { textContent, classList } of map?.querySelectorAll('a') ?? []) {
    classList.toggle('zone-map__lit', textContent === place?.name);
  }
  for (const { classList } of map?.querySelectorAll('.zone-map__covered, .zone-map__crossed') ?? [])
    classList.remove('zone-map__covered', 'zone-map__crossed');
  if (!map || !place) return;
  const own = map.querySelector('a.zone-map__lit text');
  const isHome = own?.matches('.zone-map__home *') ?? false;
  const whole = map.viewBox.baseVal;
  const inInset = isHome ? undefined : drawingOfInset(workshop, place.position);
  const { home, end, edge, bounds } = inInset ?? {
    home: [0, 0],
    end: projectToMap(workshop, place.position),
    edge: whole,
    bounds: withinEdge(whole),
  };
  const boxOf = measureIn(map);
  const isOnMap = holdsBox(edge, around(end, 20));
  const text = isOnMap ? place.name : `${place.name} ${inKm(place.kilometres[0])}`;
  const tip = isOnMap ? end : lastInside(edge, home, end, around(end, 0));
  // Room for the arrow between the plate and the edge.
  const { width, height } = plateAt(text, end);
  const beforeArrow = around(end, width + 52, height + 52);
  const start = isOnMap ? end : lastInside(edge, home, end, beforeArrow);
  // Towns with their dots, rivers and landscapes give way to the answer.
  const links = [...map.querySelectorAll('a:not(.zone-map__home), .zone-map__nature text')].map(
    (link) => ({
      link,
      boxes: [...(link.matches('a') ? link.querySelectorAll('circle, text') : [link])].map(boxOf),
    }),
  );
  const fixed = [
    ...map.querySelectorAll('g:not(.zone-map__nature) > text, rect, .zone-map__home text'),
  ]
    .map(boxOf)
    .concat(house, inInset ? [] : inset, isOnMap ? dotOf(end) : around(tip, 40));
  const others = links.filter(({ link }) => !link.matches('.zone-map__lit'));
  const way = along([home, tip], 4);
  // The line to the answer is seen where it can be.
  const names = [...others.flatMap(({ boxes }) => boxes), ...way];
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
  const pin = drawPin({ text, zone: place.zone, home, tip, start, at, isHome, isOnMap });
  // Below all labels.
  map.insertBefore(pin, map.querySelector('g'));
  const plate = boxOf(pin.querySelector('rect') ?? pin);
  for (const { link, boxes } of others) {
    const [dot] = boxes;
    if (!dot || !link.matches('a')) continue;
    link.classList.toggle('zone-map__covered', gap(plate, middleOf(dot)) === 0);
  }
  clearWay(map, [...way, plate, ...(isOnMap ? [dotOf(end)] : [])], boxOf);
  startOnceSeen(map, pin);
}
