import { distance, type Position } from './distance.ts';
import { around, type Box, meets } from './geometry.ts';
import { em } from './label-placement.ts';
import type { LookUpData } from './look-up-service.ts';
import { unitsPerKm } from './projection.ts';
import { inset, insetOutline, onWholeMap, sizes } from './zone-map-layout.ts';

/** A tile whose round end points to the position and leaves its dot and name visible. */
const tile = 'M-14-34h28v16a14 18 0 0 1-28 0z';

/** Larger than any map. */
const beyond = 2000;

/** The line starts outside the house. */
const houseRadius = 20;

function draw<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: Element[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/**
 * Highlights a ring and dims the land beyond it, but not the inset, which shows the area around the
 * workshop.
 */
function light(radius: number): Element[] {
  const id = 'zone-map-ground';
  const ground = `M${-beyond} ${-beyond}h${2 * beyond}v${2 * beyond}h${-2 * beyond}z${insetOutline(inset.at)}`;
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

/** Above the tile. */
const nameAt = -72;

/** Hides names and measures that the marker would cover. */
function hideUnder(marker: Box[], labels: Iterable<SVGGraphicsElement>): void {
  for (const label of labels) {
    const at = label.transform.baseVal.consolidate()?.matrix;
    const text = label.querySelector('text')?.getBBox();
    const isUnder =
      at !== undefined &&
      text !== undefined &&
      marker.some((box) =>
        meets(
          box,
          { x: text.x + at.e, y: text.y + at.f, width: text.width, height: text.height },
          8,
        ),
      );
    label.classList.toggle('zone-map__covered', isUnder);
  }
}

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
  const kilometres = map?.querySelectorAll<SVGGElement>('.zone-map__km > g') ?? [];
  map?.querySelector('.zone-map__pin')?.remove();
  const labels = map?.querySelectorAll<SVGGraphicsElement>('a, .zone-map__km > g') ?? [];
  hideUnder([], labels);
  for (const label of kilometres) label.classList.remove('zone-map__km--lit');
  if (!map || !place) return;
  const { name, position } = place;
  // Largest first.
  const ring = rings.findLastIndex((km) => distance(workshop, position) <= km);
  kilometres[ring]?.classList.add('zone-map__km--lit');
  const {
    at: [x, y],
    home: [homeX, homeY],
  } = onWholeMap(workshop, position);
  const start = houseRadius / Math.max(houseRadius, Math.hypot(x - homeX, y - homeY));
  const line = `M${homeX + (x - homeX) * start} ${homeY + (y - homeY) * start}L${x} ${y}`;
  const text = draw('text', {
    class: 'zone-map__home',
    x: String(x),
    y: String(y + nameAt),
    // Inside the map.
    'text-anchor': x > 100 ? 'end' : x < -300 ? 'start' : 'middle',
    'font-size': em(sizes.home),
  });
  text.textContent = name;
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
    text,
  );
  // Below all labels.
  map.insertBefore(pin, map.querySelector('g'));
  hideUnder([text.getBBox(), around([x, y - 24], 52, 60)], labels);
  // Animates when scrolled into view: on a phone the map is below the answer.
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    pin.classList.add('zone-map__pin--seen');
    watch.disconnect();
  });
  watch.observe(map);
}
