import { distance, type Position } from './distance.ts';
import { around, holdsBox, meets } from './geometry.ts';
import { em } from './label-placement.ts';
import type { LookUpData } from './look-up-service.ts';
import { projectToMap, unitsPerKm } from './projection.ts';
import { sizes } from './zone-map-layout.ts';

/** Larger than any map. */
const beyond = 2000;

/** Where a name may stand, from its dot: outwards on the map and inwards; the nearest first. */
const places = [16, 26, 36, 46, 58, 72, 90, 110, 140, 170, 200].flatMap((away) =>
  [0, away + 10, -away - 10].flatMap((down) => [away, -away, 0].map((right) => [right, down])),
);

/**
 * Marks an answer on the page's zone map, if there is one: a line from the workshop, a dot at its
 * end, its name, and the ring around it. Beyond the map it shows how far the company goes. Without a
 * position it removes the marker. Visual only: the answer says the same in words.
 */
export function markOnMap(
  { workshop, rings }: Pick<LookUpData, 'workshop' | 'rings'>,
  place: { name: string; position: Position } | undefined,
): void {
  const map = document.querySelector<SVGSVGElement>('.zone-map--whole svg');
  map?.querySelector('.zone-map__pin')?.remove();
  const labels = [...(map?.querySelectorAll('a, .zone-map__km > g, .zone-map__lands text') ?? [])];
  // Rings come largest first.
  const within = place && rings.findLast((km) => distance(workshop, place.position) <= km);
  const ring = within ?? rings[0];
  const lit = place ? [place.name, `${ring}\u00A0km`] : [];
  for (const { textContent, classList } of labels) {
    classList.toggle('zone-map__lit', lit.includes(textContent));
    classList.remove('zone-map__covered');
  }
  if (!map || !place) return;
  const [x, y] = projectToMap(workshop, place.position);
  const isOnMap = holdsBox(map.viewBox.baseVal, around([x, y], 20));
  const radius = (ring ?? 0) * unitsPerKm;
  // From the edge of the house, which marks by itself what it covers.
  const start = 20 / Math.hypot(x, y);
  const isMarked = isOnMap && start < 1;
  const line = `d="M${x * start} ${y * start}L${x} ${y}" pathLength="1"`;
  const light = `
    <circle class="zone-map__beyond" r="${radius + beyond / 2}" stroke-width="${beyond}" />
    <circle
      class="zone-map__way zone-map__ring"
      r="${radius}"
      pathLength="1"
      transform="rotate(-90)"
    />`;
  const way = `
    <path class="zone-map__way" ${line} />
    <path class="zone-map__way zone-map__way--drawn" ${line} />`;
  const pin = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  pin.classList.add('zone-map__pin');
  pin.ariaHidden = 'true';
  pin.innerHTML = `
    ${light}
    ${isMarked ? way : ''}
    <use href="/carte.svg#places" />
    <g class="zone-map__lit"></g>
    ${isMarked ? `<circle class="zone-map__dot" cx="${x}" cy="${y}" r="6" />` : ''}`;
  // Below all labels.
  map.insertBefore(pin, map.querySelector('g'));
  // A name that the map has not stands where it covers nothing, tied to its place; only the names
  // beside the house give way to it.
  const label = pin.querySelector('g');
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const tied = labels.filter((other) => other.querySelector('line'));
  const taken = labels
    .filter((other) => !tied.includes(other))
    .concat(...pin.querySelectorAll('.zone-map__dot'))
    .map(boxOf);
  const frame = boxOf(map);
  const fits = ([outwards = 0, below = 0]: number[]) => {
    const right = x < 0 ? -outwards : outwards;
    const down = y < 0 ? -below : below;
    const anchor = right < 0 ? 'end' : right > 0 ? 'start' : 'middle';
    if (label)
      label.innerHTML = `
        <path d="M${x} ${y}l${right} ${down}" />
        <text
          x="${x + right}"
          y="${y + down}"
          text-anchor="${anchor}"
          font-size="${em(sizes.town)}"
        >${place.name}</text>`;
    const box = label?.lastElementChild && boxOf(label.lastElementChild);
    return box && holdsBox(frame, box, 2) && !taken.some((other) => meets(other, box, 2));
  };
  const isNamed = !isOnMap || map.querySelector('a.zone-map__lit');
  if (isNamed || !places.some(fits)) label?.replaceChildren();
  const box = label?.lastElementChild && boxOf(label.lastElementChild);
  for (const other of tied)
    if (box && meets(boxOf(other), box, 2)) other.classList.add('zone-map__covered');
  // Animates when scrolled into view: on a phone the map is below the answer.
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    pin.classList.add('zone-map__pin--seen');
    watch.disconnect();
  });
  watch.observe(map);
}
