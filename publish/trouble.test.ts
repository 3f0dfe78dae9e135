import { expect, test } from 'vitest';
import { inFrench, troubleIn } from './trouble.ts';

test.each([
  ['tar: ./site/index.html: Cannot write: No space left on device', /disque est plein/],
  ["mkdir: cannot create directory '/srv/site': Permission denied", /l'écriture n'y est pas permise/],
  ['web@example.fr: Permission denied (publickey).', /ne reconnaît pas cet ordinateur/],
  ['ssh: connect to host example.fr port 22: Connection refused', /ne répond pas/],
  ['ssh: Could not resolve hostname example.fr: Temporary failure in name resolution', /ne répond pas/],
])('%s is said in French', (text, line) => {
  expect(troubleIn(text)).toMatch(line);
});

test('an error of the system names its place; a mistake of ours stays as it is', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path: '/srv/site' });
  expect(inFrench(full)).toMatchObject({ message: '/srv/site : le disque est plein ; faites-y de la place. Ce qui était en ligne y reste.' });
  const ours = new TypeError('x is not a function');
  expect(inFrench(ours)).toBe(ours);
});
