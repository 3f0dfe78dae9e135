import { distance, type Position } from './distance.ts';
import { insetOutline, isInInset, toInset } from './inset.ts';
import type { LookUpData } from './look-up-service.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';

/** A tile whose round end points to the position and leaves its dot and name visible. */
const tile = 'M-14-34h28v16a14 18 0 0 1-28 0z';

/** Larger than any map. */
const beyond = 2000;

/** The line starts outside the house. */
const houseRadius = 20;

function draw(
  name: string,
  attributes: Record<string, string>,
  ...children: Element[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** Highlights a ring and dims the land beyond it, but not the inset, which shows the area around the workshop. */
function light(radius: number): Element[] {
  const id = 'zone-map-ground';
  const ground = `M${-beyond} ${-beyond}h${2 * beyond}v${2 * beyond}h${-2 * beyond}z${insetOutline}`;
  return [
    draw('clipPath', { id }, draw('path', { d: ground, 'clip-rule': 'evenodd' })),
    draw(
      'g',
      { 'clip-path': `url(#${id})` },
      draw('circle', {
        class: 'zone-map__beyond',
        r: String(radius + beyond / 2),
        'stroke-width': String(beyond),
      }),
      draw('circle', {
        class: 'zone-map__way zone-map__ring',
        r: String(radius),
        pathLength: '1',
        transform: 'rotate(-90)',
      }),
    ),
  ];
}

/** The tile of a small map with its border: half its width, its height, and the gap to a ring's label. */
const largest = { half: 22, height: 48, gap: 5 } as const;

/** Moves a ring's label sideways if a tile at this point would cover it. */
function makeRoom(label: SVGGElement, [x, y]: Point): void {
  const at = label.transform.baseVal.consolidate()?.matrix;
  const drawn = label.querySelector('rect')?.getBBox();
  if (!at || !drawn) return;
  const apart = drawn.width / 2 + largest.half + largest.gap;
  const isBeside =
    at.f + drawn.height / 2 < y - largest.height || at.f - drawn.height / 2 > y + largest.gap;
  if (isBeside || Math.abs(at.e - x) >= apart) return;
  label.style.translate = `${(at.e < x ? x - apart : x + apart) - at.e}px`;
}

/**
 * Marks an answer on the page's zone map, if there is one: a line from the workshop, a tile at its end, and the ring around it. Without a position it
 * removes the marker. Visual only: the answer says the same in words.
 */
export function markOnMap(
  { workshop, rings }: Pick<LookUpData, 'workshop' | 'rings'>,
  position: Position | undefined,
): void {
  const map = document.querySelector('.zone-map svg');
  const kilometres = map?.querySelectorAll<SVGGElement>('.zone-map__km > g') ?? [];
  map?.querySelector('.zone-map__pin')?.remove();
  for (const label of kilometres) {
    label.classList.remove('zone-map__km--lit');
    label.style.translate = '';
  }
  if (!map || !position) return;
  // Largest first.
  const ring = rings.findLastIndex((km) => distance(workshop, position) <= km);
  kilometres[ring]?.classList.add('zone-map__km--lit');
  const onMap = projectToMap(workshop, position);
  // Positions around the workshop are shown in the inset.
  const isInside = isInInset(onMap);
  const show = (point: Point) => (isInside ? toInset(point) : point);
  const [[homeX, homeY], [x, y]] = [show([0, 0]), show(onMap)];
  for (const label of kilometres) makeRoom(label, [x, y]);
  const start = houseRadius / Math.max(houseRadius, Math.hypot(x - homeX, y - homeY));
  const line = `M${homeX + (x - homeX) * start} ${homeY + (y - homeY) * start}L${x} ${y}`;
  const pin = draw(
    'g',
    { class: 'zone-map__pin', 'aria-hidden': 'true' },
    ...(ring < 0 ? [] : light((rings[ring] ?? 0) * unitsPerKm)),
    draw('path', { class: 'zone-map__way', d: line, pathLength: '1' }),
    draw('path', { class: 'zone-map__way zone-map__way--drawn', d: line, pathLength: '1' }),
    draw(
      'g',
      { transform: `translate(${x} ${y})` },
      draw('path', { class: 'zone-map__tile', d: tile }),
    ),
  );
  // Below all labels.
  map.insertBefore(pin, map.querySelector('g'));
  // Animates when scrolled into view: on a phone the map is below the answer.
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    pin.classList.add('zone-map__pin--seen');
    watch.disconnect();
  });
  watch.observe(map);
}
