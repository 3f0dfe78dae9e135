import { expect, test } from 'vitest';
import { localDrawing, ringRadius } from './local-map.ts';

const workshop = { name: 'Rixheim', position: { latitude: 47.7497, longitude: 7.402 } };
const town = { name: 'Colmar', position: { latitude: 48.0794, longitude: 7.3585 } };
const drawing = (...names: string[]) =>
  localDrawing({
    ...{ town, workshop, radius: 10, others: [] },
    communes: names.map((name) => ({ name, position: { latitude: 48.0794, longitude: 7.45 } })),
  });

test('the ring is whole where no name stands on it', () => {
  expect(drawing('Bâle').ringDashes).toEqual([360]);
});

test('the ring stops short of a name that has no room inside or outside', () => {
  const { names, ringDashes } = drawing('Saint-Germain-lès-Faucogney-et-la-Mer');
  expect(ringDashes.reduce((sum, dash) => sum + dash)).toBe(360);
  const row = names[0]?.at[1] ?? Number.NaN;
  const heights = ringDashes
    .flatMap((length, index) => Array<boolean>(length).fill(index % 2 === 1))
    .flatMap((isLeftOut, degree) => (isLeftOut ? [ringRadius * Math.sin((degree * Math.PI) / 180)] : []));
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((height) => Math.abs(height - row) > 13)).toEqual([]);
});
