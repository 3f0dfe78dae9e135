import { expect, test } from 'vitest';
import { networksOf } from './network.ts';

const names = (address: string) => networksOf(address).map(({ name }) => name);

test.each([
  ['10.0.0.1', ['10.0.0.1']],
  ['2001:db8:1:ab34:5:6:7:8', ['2001:db8:1:ab34/64', '2001:db8:1:ab00/56', '2001:db8:1/48']],
  ['2001:0DB8:0001:AB34::', ['2001:db8:1:ab34/64', '2001:db8:1:ab00/56', '2001:db8:1/48']],
  ['::1', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48']],
  ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0:0/56', 'fe80:0:0/48']],
  ['::ffff:10.0.0.1', ['10.0.0.1']],
  ['::FFFF:0a00:0001', ['10.0.0.1']],
  ['0:0:0:0:0:ffff:a00:1', ['10.0.0.1']],
  ['2001:0:0:0:0:ffff:a00:1', ['2001:0:0:0/64', '2001:0:0:0/56', '2001:0:0/48']],
  ['unknown', ['unknown']],
])('%s belongs to %j', (address, expected) => {
  expect(names(address)).toEqual(expected);
});

test('a wider network has a larger share', () => {
  expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 4]);
});
