import { isIP } from 'node:net';

/**
 * The network of one subscriber: the IPv4 address, or the first 56 bits of an IPv6 address, because
 * a home has at least 2^64 of them. Any other text is returned as it is.
 */
export function networkOf(address: string): string {
  const family = isIP(address);
  if (family === 0) return address;
  // The URL parser normalises IPv6 (case, leading zeros, dotted end) but rejects zones (`%eth0`).
  const host =
    URL.parse(
      `http://[${family === 4 ? `::ffff:${address}` : address.replace(/%.*/, '')}]`,
    )?.hostname.slice(1, -1) ?? '';
  if (host.startsWith('::ffff:')) return host;
  const groups = host.replace('::', ':0:0:0:').split(':');
  return `${groups.slice(0, 3).join(':')}:${groups[3]?.padStart(4, '0').slice(0, 2)}`;
}
