import type { Point } from './projection.ts';

/** Steps from point to point: shorter than places, and more alike, so that they compress better. */
export function pathData(points: Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let [x, y] = start;
  let data = `M${number(x)}${number(y, true)}`;
  let command = 'l';
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    data += `${command}${number(nextX - x, command === '')}${number(nextY - y, true)}`;
    command = '';
    [x, y] = [nextX, nextY];
  }
  return data;
}

/** A minus sign separates as well as a space does. */
function number(value: number, follows = false): string {
  return follows && value >= 0 ? ` ${value}` : String(value);
}
