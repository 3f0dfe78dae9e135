import { expect, test } from 'vitest';
import { mergeTyped } from './typed.ts';

const seen = {
  title: 'Garanties',
  lead: 'Dix ans.',
  badge: { value: '10 ans', label: 'Décennale' },
  steps: [{ text: 'Un.' }, { text: 'Deux.' }],
};

test('what another window has saved stays, beside what was typed', () => {
  const typed = {
    ...seen,
    lead: 'Dix ans, par écrit.',
    steps: [{ text: 'Un.' }, { text: 'Trois.' }],
  };
  const now = {
    ...seen,
    title: 'Nos garanties',
    badge: { value: '10 ans', label: 'Assurée' },
    steps: [{ text: 'Zéro.' }, { text: 'Deux.' }],
  };
  expect(mergeTyped({ typed, seen }, now)).toEqual({
    value: {
      title: 'Nos garanties',
      lead: 'Dix ans, par écrit.',
      badge: { value: '10 ans', label: 'Assurée' },
      steps: [{ text: 'Zéro.' }, { text: 'Trois.' }],
    },
    clashes: [],
  });
});

test('a field that both have changed has what was typed, and what the other says is told', () => {
  const typed = { ...seen, title: 'Ce que nous garantissons', steps: [{ text: 'Un.' }] };
  const now = { ...seen, title: 'Nos garanties', steps: [...seen.steps, { text: 'Trois.' }] };
  expect(mergeTyped({ typed, seen }, now)).toEqual({
    value: { ...seen, title: 'Ce que nous garantissons', steps: [{ text: 'Un.' }] },
    clashes: [
      { path: ['title'], theirs: 'Nos garanties' },
      { path: ['steps'], theirs: now.steps },
    ],
  });
});

test('a field that both have changed to the same, or that was emptied here, is no clash', () => {
  const typed = { ...seen, title: 'Nos garanties', lead: '' };
  const now = { ...seen, title: 'Nos garanties' };
  expect(mergeTyped({ typed, seen }, now)).toEqual({ value: { ...now, lead: '' }, clashes: [] });
  expect(mergeTyped({ typed, seen }, { ...now, lead: 'Vingt ans.' }).clashes).toEqual([
    { path: ['lead'], theirs: 'Vingt ans.' },
  ]);
});

test('what was typed into a new page is all of it', () => {
  const typed = { title: 'Un toit', lead: '' };
  expect(mergeTyped({ typed }, undefined)).toEqual({ value: typed, clashes: [] });
});

test('a group that was taken away elsewhere comes back only where it was changed here', () => {
  const { badge: _, ...without } = seen;
  expect(mergeTyped({ typed: { ...seen, title: 'Un' }, seen }, without).value).toEqual({
    ...without,
    title: 'Un',
  });
});
