import { distance, type Position } from './distance.ts';
import { meets } from './geometry.ts';
import { em } from './label-placement.ts';
import type { LookUpData } from './look-up-service.ts';
import { projectToMap, unitsPerKm } from './projection.ts';
import { sizes } from './zone-map-layout.ts';

/** Larger than any map. */
const beyond = 2000;

/**
 * Marks an answer on the page's zone map, if there is one: a line from the workshop, a tile at its
 * end, and the ring around it. Without a position it removes the marker. Visual only: the answer
 * says the same in words.
 */
export function markOnMap(
  { workshop, rings }: Pick<LookUpData, 'workshop' | 'rings'>,
  place: { name: string; position: Position } | undefined,
): void {
  const map = document.querySelector('.zone-map--whole svg');
  const labels = map?.querySelectorAll('a, .zone-map__km > g, .zone-map__lands text') ?? [];
  for (const label of labels) label.classList.remove('zone-map__covered', 'zone-map__km--lit');
  map?.querySelector('.zone-map__pin')?.remove();
  if (!map || !place) return;
  const { name, position } = place;
  const [x, y] = projectToMap(workshop, position);
  // Largest first.
  const ring = rings.findLastIndex((km) => distance(workshop, position) <= km);
  map.querySelectorAll('.zone-map__km > g')[ring]?.classList.add('zone-map__km--lit');
  const radius = (rings[ring] ?? 0) * unitsPerKm;
  // From the edge of the house.
  const start = 20 / Math.max(20, Math.hypot(x, y));
  const line = `d="M${x * start} ${y * start}L${x} ${y}" pathLength="1"`;
  const light = `
    <circle class="zone-map__beyond" r="${radius + beyond / 2}" stroke-width="${beyond}" />
    <circle
      class="zone-map__way zone-map__ring"
      r="${radius}"
      pathLength="1"
      transform="rotate(-90)"
    />`;
  const pin = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  pin.classList.add('zone-map__pin');
  pin.ariaHidden = 'true';
  // The tile's round end points to the place; the name is beyond it, and inside the map.
  pin.innerHTML = `
    ${radius > 0 ? light : ''}
    <path class="zone-map__way" ${line} />
    <path class="zone-map__way zone-map__way--drawn" ${line} />
    <use href="/carte.svg#places" />
    <g transform="translate(${x} ${y})">
      <rect x="-13" y="-30" width="26" height="32" fill="none" stroke="none" />
      <path class="zone-map__tile" d="M-11-27h22v13a11 14 0 0 1-22 0z" />
    </g>
    <text
      class="zone-map__home"
      x="${x}"
      y="${y < 0 ? y - 46 : y + 22}"
      text-anchor="${x > 100 ? 'end' : x < -300 ? 'start' : 'middle'}"
      font-size="${em(sizes.home)}"
    >${name}</text>`;
  // Below all labels.
  map.insertBefore(pin, map.querySelector('g'));
  // What the tile and the name would cover is hidden.
  const covers = pin.querySelectorAll('rect, text');
  for (const label of labels) {
    const shown = (label.querySelector('text') ?? label).getBoundingClientRect();
    for (const cover of covers)
      if (meets(cover.getBoundingClientRect(), shown, 4)) label.classList.add('zone-map__covered');
  }
  // Animates when scrolled into view: on a phone the map is below the answer.
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    pin.classList.add('zone-map__pin--seen');
    watch.disconnect();
  });
  watch.observe(map);
}
