import type { Position } from './distance.ts';
import { toInset } from './inset.ts';
import { type Point, placeOnMap } from './projection.ts';
import type { Zone } from './zone.ts';

/** A town with a page. */
export interface MapTown {
  id: string;
  name: string;
  position: Position;
  zone: Zone;
}

/** A town's name on the map, in units. */
export interface Label {
  id: string;
  name: string;
  zone: Zone;
  dot: Point;
  /** The near end of the name. */
  start: Point;
  /** To the far end of the name: negative to the left. */
  run: number;
  /** A thin line ties the name to its dot. */
  tied: boolean;
  /** The town is in the enlarged part. */
  inset: boolean;
  /** The workshop is here. */
  home: boolean;
}

/** How a town's name stands on the map. */
interface LabelPlace {
  /** The name begins to the right of its dot, or ends to the left of it. */
  side: 'right' | 'left';
  /** Units from the dot to the near end of the name, when it cannot stand right beside it. */
  shift?: Point;
  /** A thin line ties the name to its dot. */
  tied?: boolean;
}

/** Found by eye at 360 px, where the names are largest against the map; every other name stands to the right of its dot. */
const labelPlaces: Record<string, LabelPlace> = {
  rixheim: { side: 'right', shift: [22, 0] },
  saverne: { side: 'left', shift: [-12, -8] },
  schiltigheim: { side: 'left', shift: [-24, 0], tied: true },
  strasbourg: { side: 'right', shift: [12, 6] },
  'illkirch-graffenstaden': { side: 'left', shift: [-20, 28], tied: true },
  ribeauville: { side: 'left', shift: [-14, -5] },
  vesoul: { side: 'left' },
  lure: { side: 'left', shift: [-12, -6] },
  belfort: { side: 'left', shift: [-26, -44], tied: true },
  hericourt: { side: 'left', shift: [-22, 26], tied: true },
  montbeliard: { side: 'right', shift: [12, 10] },
};

/** The same for the towns beside the workshop, which stand in the enlarged part. */
const insetLabelPlaces: Record<string, LabelPlace> = {
  wittenheim: { side: 'right', shift: [14, -4] },
  kingersheim: { side: 'right', shift: [14, 4] },
  mulhouse: { side: 'right', shift: [8, 30] },
};

/** Width of a letter on a phone, in units. */
const letter = 12.5;

/** Where the names stand on the map around the workshop. */
export function townLabels(towns: MapTown[], workshop: Position): Label[] {
  return towns.map(({ id, name, position, zone }) => {
    const onMap = placeOnMap(workshop, position);
    const insetLabel = insetLabelPlaces[id];
    const dot = insetLabel ? toInset(onMap) : onMap;
    const { side = 'right', shift, tied = false }: Partial<LabelPlace> = insetLabel ?? labelPlaces[id] ?? {};
    const away = side === 'left' ? -1 : 1;
    const [dx, dy] = shift ?? [away * 12, 0];
    return {
      id,
      name,
      zone,
      dot,
      start: [dot[0] + dx, dot[1] + dy],
      run: away * Math.round(name.length * letter),
      tied,
      inset: insetLabel !== undefined,
      home: onMap[0] === 0 && onMap[1] === 0,
    };
  });
}
