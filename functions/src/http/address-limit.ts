import type { Clock } from '@pa-ledger/domain/time/dates';
import type { Services } from '../platform/services.ts';
import { DomainError } from '../platform/domain-error.ts';
import { proxyHops } from '../platform/logs.ts';
import type { ApiRequest } from './endpoint.ts';
import { isIPv4, isIPv6 } from 'node:net';

/** The length of a counting window, in milliseconds. */
const WINDOW_MS = 10 * 60 * 1000;
/** A proxy that forwards many people's requests gets this many times more. */
const SHARED_HOP_FACTOR = 20;

/**
 * A proxy that claims to be the hosting's front end gets this many times more. It's a lot, so that strangers don't use
 * up what the school's parents share with them, but still a limit, since anyone can claim this.
 */
const HOSTING_HOP_FACTOR = 100;

/** A /48 network (one customer's, or part of a phone carrier's) gets this many times more than a client in it. */
const NETWORK_FACTOR = 10;

/** The most keys to keep: memory stays bounded, however many addresses a flood invents. */
const MAX_KEYS = 20_000;

/** Counts requests of a key against its limit. */
export interface RateLimit {
  /** @throws DomainError `tooManyRequests` above the limit, with the seconds until the window ends. */
  take(key: string, factor?: number): void;
}

/**
 * A limit per key and window, counted in this instance's memory. A flood costs no database write, and `maxInstances`
 * bounds the total to instances times the limit.
 * @param most how many requests a key may make in ten minutes.
 */
export function createRateLimit(most: number, clock: Clock): RateLimit {
  let windowStart = 0;
  const counts = new Map<string, number>();
  return {
    take(key, factor = 1) {
      const now = clock();
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now;
        counts.clear();
      }
      const count = (counts.get(key) ?? 0) + 1;
      // A map keeps its order: the latest key is at the end, and a new key replaces the first.
      counts.delete(key);
      if (counts.size >= MAX_KEYS) counts.delete(counts.keys().next().value ?? '');
      counts.set(key, count);
      if (count <= most * factor) return;
      const seconds = Math.ceil((windowStart + WINDOW_MS - now) / 1000);
      throw new DomainError('tooManyRequests', { retryAfterSeconds: Math.max(1, seconds) });
    },
  };
}

/** The services of an address with a limit for each sender. */
export interface LimitedServices extends Services {
  readonly addressLimit: RateLimit;
}

/**
 * Counts a request against its sender. Google's front end appends the address it saw to `X-Forwarded-For`. Behind the
 * hosting, that's the hosting's front end, and the address before it is the person's. The sender can invent everything
 * further left and, by calling the function directly, the address before the last. So we count a person's address per
 * last address, which no one can invent: a made-up address never uses up its real owner's share. We limit the last
 * address too: strictly without the header that the hosting adds, less strictly with it, since a sender can invent that
 * as well.
 */
export function takeForAddress(limit: RateLimit, { headers }: ApiRequest): void {
  const all = (headers['x-forwarded-for'] ?? '').split(',');
  const [last = clientAddressOf(''), before = last] = all
    .slice(-2)
    .map(clientAddressOf)
    .toReversed();
  const throughHosting = headers['x-forwarded-host'] !== undefined;
  logHopsOnce(limit, all.length, throughHosting);
  takeAll(limit, 'hop', last, throughHosting ? HOSTING_HOP_FACTOR : SHARED_HOP_FACTOR);
  takeAll(limit, `by ${last.client}`, before, 1);
}

/** The limits that have logged how requests arrive, through the hosting and past it. */
const LOGGED = { hosted: new WeakSet<RateLimit>(), direct: new WeakSet<RateLimit>() };

/** Only the real hosting shows how many addresses it adds, so each process logs what it sees first. */
function logHopsOnce(limit: RateLimit, hops: number, throughHosting: boolean): void {
  const logged = throughHosting ? LOGGED.hosted : LOGGED.direct;
  if (logged.has(limit)) return;
  logged.add(limit);
  proxyHops(hops, throughHosting);
}

/** A client who owns a whole network of clients gets no more than a network's share. */
function takeAll(
  limit: RateLimit,
  kind: string,
  { client, network }: ClientAddress,
  factor: number,
): void {
  if (network !== null) limit.take(`${kind} ${network}`, factor * NETWORK_FACTOR);
  limit.take(`${kind} ${client}`, factor);
}

/** The longest address, in characters. Anything longer would only fill memory. */
const MAX_ADDRESS_LENGTH = 45;

/** Who is behind an address, only for counting. */
interface ClientAddress {
  /** An IPv4 address, or the /64 network of an IPv6 address, the least that one client gets. */
  readonly client: string;
  /** The /48 network of an IPv6 address, the most that one client usually gets; null for other addresses. */
  readonly network: string | null;
}

/**
 * Reads an address in any spelling: `2001:DB8::1`, `2001:0db8:0:0:0:0:0:2`, and `2001:db8::3%eth0` are one client, and
 * `::ffff:192.0.2.1` is `192.0.2.1`. Anything else counts as itself.
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
