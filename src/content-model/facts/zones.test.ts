import { expect, test } from 'vitest';
import { contentFolder } from '../files/content-folder.ts';
import { readZones } from './zones.ts';

const read = (value: unknown) =>
  readZones({ folder: contentFolder, unsaved: { 'zones.yaml': JSON.stringify(value) } });

const near = { answer: 'rapid', names: ['Nièvre'], departments: ['58'] };
const far = { answer: 'planned', names: ['Cher'], departments: ['18'] };
const right = {
  reach: 120,
  nearby: 40,
  arrivalPromised: 10,
  rings: [40, 120, 80],
  groups: { near, far },
};

test('the owner may change reach, rings and groups; rings are sorted', () => {
  expect(read(right)).toEqual({ ...right, rings: [120, 80, 40] });
});

test.each([
  [{ ...right, reach: 250 }, '« Jusqu’où vous allez » (reach) : doit être au plus 200 km'],
  [{ ...right, nearby: 121 }, '« Vite sur place » (nearby) : 121 km, plus loin que vous n’allez'],
  [
    { ...right, arrivalPromised: 41 },
    '« Heure promise » (arrivalPromised) : 41 km, plus loin que vous n’arrivez vite',
  ],
  [{ ...right, rings: [130] }, '« Cercles » (rings) : 130 km, plus loin que vous n’allez'],
  [
    { ...right, groups: { near: { ...near, answer: 'vite' } } },
    '« Zones › Nièvre › Promesse » (groups.near.answer) : doit être rapid (vite sur place) ou',
  ],
  [
    { ...right, groups: { near: { ...near, departments: [58] } } },
    '« Zones › Nièvre › Départements › n° 1 » (groups.near.departments.0) : doit être entre',
  ],
  [
    { ...right, groups: { near, far: { ...far, departments: ['58'] } } },
    '(groups.far.departments) : "58" est déjà dans Nièvre',
  ],
])('a mistake is told in one line (%#)', (written, line) => {
  expect(() => read(written)).toThrow(line);
});
