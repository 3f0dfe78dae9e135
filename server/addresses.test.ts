import { expect, test } from 'vitest';
import { Addresses, isNetworkName, privateAddresses } from './addresses.ts';

test.each(['10.0.0.1', '10.0.0.0/8', '10.0.0.1/32', '2001:db8::/32', '2001:db8::1/128', 'loopback'])('%s names a network', (name) => {
  expect(isNetworkName(name)).toBe(true);
});

test.each(['', '10.0.0.0/33', '10.0.0.0/x8', '10.0.0.0/8x', '2001:db8::/129', '10.0.0.0/8/8', '10.0.0', 'localhost', '1', '10.0.0.1/', 'toString'])(
  '%j names none',
  (name) => {
    expect(isNetworkName(name)).toBe(false);
  },
);

test('an address is found in whichever way it is written', () => {
  const addresses = new Addresses(['10.0.0.0/8', '2001:db8::7', 'loopback']);
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '2001:DB8:0::7', '127.0.0.53', '::1'])
    expect([address, addresses.has(address)]).toEqual([address, true]);
  for (const address of ['11.0.0.1', '2001:db8::8', 'unknown', '', undefined]) expect([address, addresses.has(address)]).toEqual([address, false]);
});

test('what no one on the internet has is private', () => {
  for (const address of ['127.0.0.1', '192.168.1.1', 'fd00::1', 'fe80::1']) expect(privateAddresses.has(address)).toBe(true);
  expect(privateAddresses.has('203.0.113.1')).toBe(false);
});
