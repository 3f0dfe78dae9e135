import { Window } from 'happy-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { eraseDraft, readDraft, saveDraft } from './draft.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Window({ url: 'http://localhost/' }).sessionStorage);
});

test('a draft is read as it was kept, each under its key, until it is erased', () => {
  saveDraft('rappel', { nom: 'Meyer', prenom: 'Luc' });
  saveDraft('rappel', { nom: 'Müller', ville: 'Rixheim' });
  saveDraft('message', { sujet: 'Une noue' });
  expect(readDraft('rappel')).toEqual({ nom: 'Müller', ville: 'Rixheim' });
  eraseDraft('rappel');
  expect(readDraft('rappel')).toEqual({});
  expect(readDraft('message')).toEqual({ sujet: 'Une noue' });
});

test.each(['', 'null', '"Müller"', '12', '{"nom":', 'undefined'])(
  'what is no draft is none: %s',
  (text) => {
    sessionStorage.setItem('rappel', text);
    expect(readDraft('rappel')).toEqual({});
  },
);

test('of what another version of the site has kept only texts are taken', () => {
  sessionStorage.setItem('rappel', '{"nom":"Müller","accord":true,"ville":null,"photos":[]}');
  expect(readDraft('rappel')).toEqual({ nom: 'Müller' });
});

test('a browser that keeps nothing gets a form without a draft', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft('rappel', { nom: 'Müller' });
  expect(readDraft('rappel')).toEqual({});
  expect(() => eraseDraft('rappel')).not.toThrow();
});
