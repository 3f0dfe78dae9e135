import { expect, test } from 'vitest';
import { readNeededContent } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { checked } from './mistakes.ts';
import { readZones, zonesSchema } from './zones.ts';

const read = (value: unknown) =>
  checked({ value, mistake: undefined, name: 'zones.yaml', lineOf: () => 1 }, zonesSchema);

const right = {
  reach: 120,
  nearby: 40,
  rings: [40, 120, 80],
  groups: {
    proche: { answer: 'rapid', names: ['Nièvre'], departments: ['58'] },
    loin: { answer: 'planned', names: ['Cher'], departments: ['18'] },
  },
};

test('the owner may change reach, rings and groups; rings are sorted', () => {
  expect(read(right)).toMatchObject({
    reach: 120,
    rings: [120, 80, 40],
    groups: { loin: { answer: 'planned', departments: ['18'] } },
  });
});

test('the site has the two groups of the specification (section 9)', () => {
  expect(readZones({ folder: contentFolder })).toMatchObject({
    reach: 200,
    nearby: 50,
    rings: [200, 150, 50],
    groups: {
      priority: { answer: 'rapid', names: ['Alsace'], departments: ['67', '68'] },
      'franche-comte': {
        answer: 'planned',
        names: ['Franche-Comté', 'Jura'],
        departments: ['25', '39', '70', '90'],
      },
    },
  });
});

test.each([
  [
    { ...right, reach: 250 },
    'zones.yaml: ligne 1 : « Jusqu’où vous allez » (reach) : doit être au plus 200 km',
  ],
  [
    { ...right, nearby: 121 },
    'zones.yaml: ligne 1 : « Vite sur place » (nearby) : 121 km, plus loin que vous n’allez ; au plus 120',
  ],
  [{ ...right, rings: [130] }, '« Cercles » (rings) : 130 km, plus loin que vous n’allez'],
  [
    { ...right, groups: { proche: { answer: 'vite', names: ['Nièvre'], departments: ['58'] } } },
    '« Zones › Nièvre › Promesse » (groups.proche.answer) : doit être rapid (vite sur place) ou planned (sur rendez-vous) ; il y a "vite"',
  ],
  [
    { ...right, groups: { proche: { answer: 'rapid', names: ['Nièvre'], departments: [58] } } },
    '« Zones › Nièvre › Départements › n° 1 » (groups.proche.departments.0) : doit être entre guillemets, comme "68" ; il y a "58"',
  ],
  [
    {
      ...right,
      groups: {
        ...right.groups,
        loin: { answer: 'planned', names: ['Cher'], departments: ['58'] },
      },
    },
    '(groups.loin.departments) : "58" est déjà dans Nièvre',
  ],
])('a mistake is told in one line (%#)', (written, line) => {
  expect(() => read(written)).toThrow(line);
});

test('all mistakes are told at once, a line each', () => {
  expect(() => read({ ...right, reach: 'loin', rayon: 3 })).toThrow(
    'zones.yaml: ligne 1 : « Jusqu’où vous allez » (reach) : doit être en km, comme 200 ; il y a "loin"\nzones.yaml: ligne 1 : « rayon » (rayon) : ce champ n\'existe pas ; choisissez parmi : reach, nearby, rings, groups',
  );
});

test('a missing file, and the line of a mistake, are told', () => {
  expect(() => readNeededContent({ folder: 'tests' }, 'zones.yaml', 'core')).toThrow(
    'tests/zones.yaml : ce fichier manque ; reprenez celui de src/content/, avec vos valeurs',
  );
  const { text, lineOf } = readNeededContent({ folder: contentFolder }, 'zones.yaml', 'core');
  expect(text.split('\n')[lineOf(['groups', 'priority', 'answer']) - 1]).toContain('answer: rapid');
});
