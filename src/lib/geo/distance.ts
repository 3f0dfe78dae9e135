/** A position, WGS 84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth in km (IUGG). */
const earthRadius = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line distance in km on a sphere (haversine), accurate to half a percent. */
export function distance(from: Position, to: Position): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const h =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(halfLongitude) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}

/** Initial bearing from one position to another, in radians clockwise from north. */
export function bearing(from: Position, to: Position): number {
  const start = radians(from.latitude);
  const end = radians(to.latitude);
  const east = radians(to.longitude - from.longitude);
  return Math.atan2(
    Math.sin(east) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
  );
}

/** Kilometres as they are written, with a non-breaking space: `37 km`. */
export const inKm = (kilometres: number | string) => `${kilometres}\u00A0km`;

/** The distance in whole kilometres, as it is written: `37 km`. */
export const wholeDistance = (from: Position, to: Position): string =>
  inKm(Math.round(distance(from, to)));

/** The same where nothing else says how it is measured: `37 km à vol d’oiseau`. */
export const distanceLabel = (from: Position, to: Position): string =>
  `${wholeDistance(from, to)} à vol d’oiseau`;
