import { isIPv4, isIPv6 } from 'node:net';

/** The longest address, in characters. Anything longer would only fill the memory. */
const MAX_ADDRESS_LENGTH = 45;

/** Who is behind an address, for counting. It is never shown. */
export interface ClientAddress {
  /** An IPv4 address, or the /64 network of an IPv6 address, which is the least that one client is given. */
  readonly client: string;
  /** The /48 network of an IPv6 address, which is the most that one client is usually given; null for all others. */
  readonly network: string | null;
}

/**
 * Reads an address as a proxy writes it, whatever its spelling: `2001:DB8::1`, `2001:0db8:0:0:0:0:0:2` and
 * `2001:db8::3%eth0` are one client, and `::ffff:192.0.2.1` is `192.0.2.1`. Anything else counts as itself.
 */
export function clientAddressOf(text: string): ClientAddress {
  const address = (text.split('%')[0] ?? '').trim().slice(0, MAX_ADDRESS_LENGTH);
  if (!isIPv6(address)) return { client: address, network: null };
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return { client: ipv4Of(groups.slice(6)), network: null };
  return { client: networkOf(groups, 4), network: networkOf(groups, 3) };
}

/** The eight groups of 16 bits of a well-formed IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [writtenGroups(head), writtenGroups(tail ?? '')];
  const leftOut = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...leftOut, ...after];
}

function writtenGroups(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function ipv4Of(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}

/** Such as `2001:db8:0:0::/64`. */
function networkOf(groups: readonly number[], length: 3 | 4): string {
  const prefix = groups.slice(0, length).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${length * 16}`;
}
