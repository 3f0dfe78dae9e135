import type { Position } from './distance.ts';
import { type Inset, isInInset, toInset } from './inset.ts';
import { type Point, placeOnMap } from './projection.ts';

/** A tile with a square top and a round end, around its own middle. */
const tile = 'M-13-15h26v14a13 15 0 0 1-26 0z';

/** The line begins outside of the house. */
const houseRadius = 20;

function draw(name: string, attributes: Record<string, string>, ...children: Element[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/**
 * Marks the place of an answer on the map of the page, where there is one: a line from the workshop, and a tile that drops on its
 * end. Without a place it takes the last one away. It is for the eye alone: the answer says the same in words.
 */
export function pinOnMap(workshop: Position, inset: Inset | undefined, place: Position | undefined): void {
  const map = document.querySelector('.zone-map svg');
  map?.querySelector('.zone-map__pin')?.remove();
  if (!map || !place) return;
  const onMap = placeOnMap(workshop, place);
  // Around the workshop the enlarged part has the room.
  const isInside = inset !== undefined && isInInset(inset, onMap);
  const show = (point: Point) => (isInside ? toInset(inset, point) : point);
  const [[homeX, homeY], [x, y]] = [show([0, 0]), show(onMap)];
  const start = houseRadius / Math.max(houseRadius, Math.hypot(x - homeX, y - homeY));
  const line = `M${homeX + (x - homeX) * start} ${homeY + (y - homeY) * start}L${x} ${y}`;
  const pin = draw(
    'g',
    { class: 'zone-map__pin', 'aria-hidden': 'true' },
    draw('path', { class: 'zone-map__way', d: line, pathLength: '1' }),
    draw('path', { class: 'zone-map__way zone-map__way--drawn', d: line, pathLength: '1' }),
    draw('g', { transform: `translate(${x} ${y})` }, draw('path', { class: 'zone-map__tile', d: tile })),
  );
  // Under every name.
  map.insertBefore(pin, map.querySelector('g'));
  // On a phone the map lies below the answer: it is drawn before the eyes of whoever scrolls there.
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    pin.classList.add('zone-map__pin--seen');
    watch.disconnect();
  });
  watch.observe(map);
}
