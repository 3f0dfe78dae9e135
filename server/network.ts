import { isIPv6 } from 'node:net';

/** A part of the internet that one sender may have to itself, and how many times the allowance of one address it has. */
export interface Network {
  name: string;
  share: number;
}

/** Prefixes by which IPv6 is handed out, in bits: to a device or a home, to a home or an office, to a company or a tunnel. */
const prefixes = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
];

/**
 * The networks that an address belongs to, the narrowest first. An IPv4 address is one of its own, and so is whatever is no
 * address at all. Of IPv6 a subscriber has at least 2^64 addresses, often 2^72 and for the asking 2^80: each of the three is
 * held to a share, the wider one to a larger share, because it may hold several subscribers.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const groups = groupsOf(address);
  if (groups === undefined) return [{ name: address, share: 1 }];
  if (isMapped(groups)) return [{ name: dotted(groups), share: 1 }];
  const [narrow, ...wider] = prefixes.map(({ bits, share }) => ({ name: `${firstBits(groups, bits)}/${bits}`, share }));
  return narrow ? [narrow, ...wider] : [{ name: address, share: 1 }];
}

/** The eight numbers of an IPv6 address, in whichever way it is written; nothing for any other text. */
function groupsOf(address: string): number[] | undefined {
  if (!isIPv6(address)) return undefined;
  // An address parser that Node has already: it knows capitals, leading zeros and a dotted end, but no zone (`%eth0`).
  const [head = '', tail = ''] = (URL.parse(`http://[${address.replace(/%.*/, '')}]`)?.hostname.slice(1, -1) ?? '').split('::');
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** Whether it is an IPv4 address in the clothes of IPv6, as in `::ffff:10.0.0.1`. */
function isMapped(groups: number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

function dotted(groups: number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function firstBits(groups: number[], bits: number): string {
  return groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => group & (0xffff << Math.max(0, (index + 1) * 16 - bits)))
    .map((group) => (group & 0xffff).toString(16))
    .join(':');
}
