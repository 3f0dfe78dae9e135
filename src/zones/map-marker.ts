import type { ZoneAnswer } from './answer.ts';
import { inKm, type Position } from './distance.ts';
import { around, type Box, holdsBox, lastInside, middleOf } from './geometry.ts';
import { em, isOpen, plateWidth } from './label-placement.ts';
import { type Point, projectToMap } from './projection.ts';
import { sizes } from './zone-map-layout.ts';

/** Directions in which a name may stand, from the way on: outwards on the map first. */
const turns = [0, 1, -1, 2, -2, 3, -3];

/**
 * Marks an answer on the page's zone map, if there is one: the way from the workshop, a dot at its
 * end, its name on a plate, and the other zones paler. The way to a place beyond the map runs out of
 * it; its plate has the distance as well. Without a place it removes the marker. Visual only: the
 * answer says the same in words.
 */
export function markOnMap(
  workshop: Position,
  place: Pick<ZoneAnswer, 'name' | 'position' | 'kilometres' | 'zone'> | undefined,
): void {
  const map = document.querySelector<SVGSVGElement>('.zone-map--whole svg');
  map?.querySelector('.zone-map__pin')?.remove();
  for (const { textContent, classList } of map?.querySelectorAll('a') ?? [])
    classList.toggle('zone-map__lit', textContent === place?.name);
  if (!map || !place) return;
  const end = projectToMap(workshop, place.position);
  const bounds = map.viewBox.baseVal;
  const { a, e, f } = map.getScreenCTM() ?? new DOMMatrix();
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: (x - e) / a, y: (y - f) / a, width: width / a, height: height / a };
  };
  const taken = [...map.querySelectorAll('text, rect')].map(boxOf).concat(around(end, 16));
  const isOnMap = holdsBox(bounds, around(end, 20));
  const text = isOnMap ? place.name : `${place.name} ${inKm(place.kilometres[0])}`;
  const width = plateWidth(text);
  const plateAt = (at: Point) => around(at, width * sizes.town, 1.2 * sizes.town);
  // On the end of the way, or around it.
  const [startX, startY] = lastInside(bounds, [0, 0], end, plateAt(end));
  const half = (width * sizes.town) / 2 + 10;
  const spots = [0, 1, 1.8, 3, 5].flatMap((far) =>
    turns.map((turn): Point => {
      const angle = Math.atan2(end[1], end[0]) + (turn * Math.PI) / 4;
      return [
        startX + Math.cos(angle) * Math.min(far, 1) * half,
        startY + Math.sin(angle) * far * 28,
      ];
    }),
  );
  const own = map.querySelector('a.zone-map__lit text');
  const at = own
    ? middleOf(boxOf(own))
    : (spots.find((spot) => isOpen(plateAt(spot), { bounds, taken, dots: [] })) ?? end);
  const others = ['rapid', 'planned'].filter((zone) => zone !== place.zone);
  const pin = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  pin.classList.add('zone-map__pin');
  pin.ariaHidden = 'true';
  pin.innerHTML = `
    ${others.map((zone) => `<use class="zone-map__veil" href="/carte.svg#${zone}" />`).join('')}
    <path class="zone-map__way" d="M0 0L${end.join(' ')}" pathLength="1" />
    <path class="zone-map__tie" d="M${startX} ${startY}L${at.join(' ')}" />
    <use href="/carte.svg#places" />
    <g class="zone-map__lit" transform="translate(${at.join(' ')})" font-size="${em(sizes.town)}">
      <rect x="${-width / 2}em" y="-.6em" width="${width}em" height="1.2em" rx=".6em" />
      <text text-anchor="middle">${text}</text>
    </g>
    ${isOnMap ? `<circle class="zone-map__dot" cx="${end[0]}" cy="${end[1]}" r="6" />` : ''}`;
  // Below all labels.
  map.insertBefore(pin, map.querySelector('g'));
  // Moves once the map has come well into the window: on a phone it is below the answer.
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
