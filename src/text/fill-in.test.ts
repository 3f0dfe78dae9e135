import { expect, test } from 'vitest';
import { company } from '../../company.ts';
import { fillIn } from './fill-in.ts';

test('a fact takes the owner’s value', () => {
  expect(fillIn('Écrivez à {email} ou appelez le {phone}.')).toBe(`Écrivez à ${company.email} ou appelez le ${company.phone.display}.`);
});

test('a line without facts stays as it is', () => {
  expect(fillIn('Rien à remplir.')).toBe('Rien à remplir.');
});

test('a line whose fact has no value is left out whole', () => {
  expect(company.legal.siren).toBeUndefined();
  expect(fillIn('SIREN : {siren}, au nom de {name}')).toBeUndefined();
});

test('an unknown fact is a mistake that names the known ones', () => {
  expect(() => fillIn('Appelez {telephone}')).toThrow(/^\{telephone\} is no fact of company\.ts; choose one of: name, .*phone, /);
});
