import { isIP } from 'node:net';

/**
 * What one subscriber has of the internet, in whichever way its address is written: an IPv4 address, or the first 56 bits of IPv6, of which a
 * home has at least 2^64 addresses, and often 2^72. Whatever is no address is one of its own.
 */
export function networkOf(address: string): string {
  const family = isIP(address);
  if (family === 0) return address;
  // An address parser that Node has already: it knows capitals, leading zeros and a dotted end, but no zone (`%eth0`).
  const host = URL.parse(`http://[${family === 4 ? `::ffff:${address}` : address.replace(/%.*/, '')}]`)?.hostname.slice(1, -1) ?? '';
  if (host.startsWith('::ffff:')) return host;
  const [head = '', tail = ''] = host.split('::');
  const digits = (groups: string) =>
    groups
      .split(':')
      .filter(Boolean)
      .map((group) => group.padStart(4, '0'))
      .join('');
  return `${digits(head).padEnd(32 - digits(tail).length, '0')}${digits(tail)}`.slice(0, 14);
}
