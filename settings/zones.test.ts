import { expect, test } from 'vitest';
import { readContentFile } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { readZones } from './zones.ts';

const read = (written: unknown) => readZones({ written, place: () => 'zones.yaml' });

const right = {
  reach: 120,
  nearby: 40,
  rings: [40, 120, 80],
  groups: { proche: { answer: 'rapid', names: ['Nièvre'], departments: ['58'] }, loin: { answer: 'planned', names: ['Cher'], departments: ['18'] } },
};

test('another company has its own reach, rings and groups; rings are sorted', () => {
  expect(read(right)).toMatchObject({ reach: 120, rings: [120, 80, 40], groups: { loin: { answer: 'planned', departments: ['18'] } } });
});

test('the demonstration has the two groups of the specification (section 9)', () => {
  expect(readZones(readContentFile(contentFolder, 'zones.yaml', 'core'))).toEqual({
    reach: 200,
    nearby: 50,
    rings: [200, 150, 50],
    groups: {
      priority: { answer: 'rapid', names: ['Alsace'], departments: ['67', '68'] },
      'franche-comte': { answer: 'planned', names: ['Franche-Comté', 'Jura'], departments: ['25', '39', '70', '90'] },
    },
  });
});

test.each([
  [{ ...right, reach: 250 }, 'zones.yaml: reach doit être d’au plus 200 km'],
  [{ ...right, nearby: 121 }, 'nearby est 121, plus loin que vous n’allez (120)'],
  [{ ...right, rings: [130] }, 'rings a 130, plus loin que vous n’allez (120)'],
  [{ ...right, groups: { proche: { answer: 'vite', names: ['Nièvre'], departments: ['58'] } } }, 'groups.proche.answer doit être rapid ou planned'],
  [
    { ...right, groups: { proche: { answer: 'rapid', names: ['Nièvre'], departments: [58] } } },
    'groups.proche.departments.0 doit être le numéro d’un département, entre guillemets, comme "68"',
  ],
  [
    { ...right, groups: { ...right.groups, loin: { answer: 'planned', names: ['Cher'], departments: ['58'] } } },
    'groups.loin.departments a "58", que proche a déjà',
  ],
])('a mistake is told in one line (%#)', (written, line) => {
  expect(() => read(written)).toThrow(line);
});

test('a missing file, and the line of a mistake, are told', () => {
  expect(() => readContentFile('tests', 'zones.yaml', 'core')).toThrow(
    'tests/zones.yaml is missing; right: the one of src/content/, with your values',
  );
  expect(readContentFile(contentFolder, 'zones.yaml', 'core').place(['groups', 'priority', 'answer'])).toMatch(/\/zones\.yaml: line \d+$/);
});
