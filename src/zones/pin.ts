import type { Position } from './distance.ts';
import { isInInset, toInset } from './inset.ts';
import { type Point, placeOnMap } from './projection.ts';

/** A tile with a square top; its round end points to the place, whose dot and name stay in sight. */
const tile = 'M-14-34h28v16a14 18 0 0 1-28 0z';

/** The label of a ring that is so near would lie under the tile, where the map is smallest and both are drawn largest. */
const underTile = 70;

/** The line begins outside of the house. */
const houseRadius = 20;

/**
 * Marks the place of an answer on the map of the page, where there is one: a line from the workshop, and a tile that drops on its end. Without a
 * place it takes the last one away. It is for the eye alone: the answer says the same in words.
 */
export function pinOnMap(workshop: Position, place: Position | undefined): void {
  const map = document.querySelector('.zone-map svg');
  const labels = map?.querySelectorAll<SVGGElement>('.zone-map__km > g') ?? [];
  map?.querySelector('.zone-map__pin')?.remove();
  for (const label of labels) label.style.visibility = '';
  if (!map || !place) return;
  const onMap = placeOnMap(workshop, place);
  // Around the workshop the enlarged part has the room.
  const isInside = isInInset(onMap);
  const show = (point: Point) => (isInside ? toInset(point) : point);
  const [[homeX, homeY], [x, y]] = [show([0, 0]), show(onMap)];
  for (const label of labels) {
    const { e, f } = label.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    if (Math.abs(e - x) < underTile && Math.abs(f - y) < underTile) label.style.visibility = 'hidden';
  }
  const start = houseRadius / Math.max(houseRadius, Math.hypot(x - homeX, y - homeY));
  const line = `M${homeX + (x - homeX) * start} ${homeY + (y - homeY) * start}L${x} ${y}`;
  const way = `<path class="zone-map__way" d="${line}" pathLength="1"/><path class="zone-map__way zone-map__way--drawn" d="${line}" pathLength="1"/>`;
  const mark = `<g transform="translate(${x} ${y})"><path class="zone-map__tile" d="${tile}"/></g>`;
  // Over the rings' labels, and under the name of every town.
  map.querySelector('a')?.insertAdjacentHTML('beforebegin', `<g class="zone-map__pin" aria-hidden="true">${way}${mark}</g>`);
  // On a phone the map lies below the answer: it is drawn before the eyes of whoever scrolls there.
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    map.querySelector('.zone-map__pin')?.classList.add('zone-map__pin--seen');
    watch.disconnect();
  });
  watch.observe(map);
}
