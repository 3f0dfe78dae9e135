import { expect, test } from 'vitest';
import { inFrench } from './trouble.ts';

test.each([
  ['ENOSPC', 'le disque est plein ; faites-y de la place'],
  ['EROFS', 'rien ne peut être écrit sur ce disque, qui est protégé'],
  ['EACCES', "l'écriture n'y est pas permise"],
])('%s is said in French, with its place', (code, line) => {
  const error = Object.assign(new Error(code), { code, path: '/srv/site' });
  expect(inFrench(error)).toMatchObject({ message: `/srv/site : ${line}. Ce qui était en ligne y reste.` });
});

test('a mistake of ours stays as it is', () => {
  const ours = new TypeError('x is not a function');
  expect(inFrench(ours)).toBe(ours);
});
