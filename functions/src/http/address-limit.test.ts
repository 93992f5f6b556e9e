import { describe, expect, it } from 'vitest';
import { requestOf } from '../../../tests/functions/support/requests.ts';
import {
  createRateLimit,
  takeForAddress,
  type RateLimit,
  clientAddressOf,
} from './address-limit.ts';
import { DomainError } from '../platform/domain-error.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-10-20T15:00:00Z');

/** null if it got through, else the seconds of Retry-After. */
function secondsToWait(act: () => void): number | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'tooManyRequests')
      return error.retryAfterSeconds;
    throw error;
  }
}

function limitOf(most: number) {
  const time = { now: START };
  return { time, limit: createRateLimit(most, () => time.now) };
}

function from(limit: RateLimit, forwardedFor: string, own: Record<string, string> = {}) {
  const request = requestOf({ headers: { 'x-forwarded-for': forwardedFor, ...own } });
  return secondsToWait(() => takeForAddress(limit, request));
}

/** How many of these requests get through, each from its own address. */
function letThrough(limit: RateLimit, many: number, hops: (own: number) => string, own = {}) {
  const answers = Array.from({ length: many }, (_, index) => from(limit, hops(index), own));
  return answers.filter((answer) => answer === null).length;
}

/** What the hosting adds to every request. */
const HOSTED = { 'x-forwarded-host': 'expenses.example.org' };

describe('a limit per key (#26)', () => {
  it('lets as many through as it says, then says how long to wait, then lets through again', () => {
    const { time, limit } = limitOf(3);
    const take = () => secondsToWait(() => limit.take('a'));
    expect([take(), take(), take()]).toEqual([null, null, null]);
    time.now += 4 * MINUTE;
    expect(take()).toBe(6 * 60);
    time.now += 6 * MINUTE - 1;
    expect(take()).toBe(1);
    time.now += 1;
    expect(take()).toBeNull();
  });

  it('does not join keys', () => {
    const { limit } = limitOf(1);
    limit.take('a');
    expect(secondsToWait(() => limit.take('b'))).toBeNull();
    expect(secondsToWait(() => limit.take('a'))).toBe(600);
  });

  it('keeps its memory bounded whatever keys come: the one not heard of for longest is forgotten (#102)', () => {
    const { limit } = limitOf(2);
    const take = (key: string) => secondsToWait(() => limit.take(key));
    for (const key of ['quiet', 'quiet', 'busy', 'busy', 'last', 'last']) limit.take(key);
    for (let key = 0; key < 19_997; key++) limit.take(String(key));
    // The table is full. Each request makes its sender the newest again, even a refused one.
    expect([take('busy'), take('last')]).toEqual([600, 600]);
    limit.take('one too many');
    expect(take('quiet')).toBeNull();
    for (let key = 0; key < 10_000; key++) limit.take(`later ${key}`);
    expect([take('busy'), take('last')]).toEqual([600, 600]);
  });
});

describe('who sent a request (#26)', () => {
  it('is the address that the edge saw', () => {
    const { limit } = limitOf(2);
    expect([from(limit, '9.9.9.9, 10.0.0.1'), from(limit, '9.9.9.9, 10.0.0.1')]).toEqual([
      null,
      null,
    ]);
    expect(from(limit, '9.9.9.9, 10.0.0.1')).toBe(600);
    expect(from(limit, '8.8.8.8, 10.0.0.1')).toBeNull();
  });

  it('is not what the sender wrote in front', () => {
    const { limit } = limitOf(2);
    const answers = [1, 2, 3].map((own) => from(limit, `7.7.7.${own}, 9.9.9.9, 10.0.0.1`));
    expect(answers).toEqual([null, null, 600]);
  });

  it('is the last hop at most, for who calls the function directly and invents the one before', () => {
    const { limit } = limitOf(2);
    expect(letThrough(limit, 50, (own) => `7.7.7.${own}, 6.6.6.6`)).toBe(40);
    expect(from(limit, '8.8.8.8, 6.6.6.6')).toBe(600);
    expect(from(limit, '8.8.8.8, 6.6.6.7')).toBeNull();
  });

  it('is the only hop where there is one', () => {
    const { limit } = limitOf(2);
    expect([1, 2, 3].map(() => from(limit, '5.5.5.5'))).toEqual([null, null, 600]);
    expect(from(limit, '5.5.5.6')).toBeNull();
  });

  it('is one and the same where nothing is known', () => {
    const { limit } = limitOf(1);
    expect(secondsToWait(() => takeForAddress(limit, requestOf({})))).toBeNull();
    expect(secondsToWait(() => takeForAddress(limit, requestOf({})))).toBe(600);
  });

  it('is cut where no address is that long', () => {
    const { limit } = limitOf(2);
    const long = '1'.repeat(10_000);
    expect([1, 2, 3].map((own) => from(limit, `${long}${own}, 10.0.0.1`))).toEqual([
      null,
      null,
      600,
    ]);
  });
});

describe('a client with a whole IPv6 network (#102)', () => {
  it('counts by its /64, with all its addresses in all their spellings', () => {
    const { limit } = limitOf(3);
    const own = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::', '2001:0db8:0001:0002::2%eth0'];
    expect(own.map((address) => from(limit, `${address}, 10.0.0.1`))).toEqual([null, null, null]);
    expect(from(limit, '2001:db8:1:2:9:9:9:9, 10.0.0.1')).toBe(600);
    expect(from(limit, '2001:db8:1:3::1, 10.0.0.1')).toBeNull();
  });

  it('is one client under its mapped address of IPv4', () => {
    const { limit } = limitOf(2);
    expect([from(limit, '9.9.9.9, 10.0.0.1'), from(limit, '::ffff:9.9.9.9, 10.0.0.1')]).toEqual([
      null,
      null,
    ]);
    expect(from(limit, '::FFFF:909:909, 10.0.0.1')).toBe(600);
  });

  it('has no more than ten clients with a /48 full of them', () => {
    const { limit } = limitOf(2);
    const sent = (own: number) => `2001:db8:1:${own.toString(16)}::1, 10.0.0.1`;
    expect(letThrough(limit, 100, sent, HOSTED)).toBe(20);
    expect(from(limit, '2001:db8:2:1::1, 10.0.0.1', HOSTED)).toBeNull();
  });

  it('is held as well where it calls directly and invents the hop before', () => {
    const { limit } = limitOf(1);
    const sent = (own: number) => `7.7.${own >> 8}.${own & 255}, 2001:db8:1:${own.toString(16)}::1`;
    expect(letThrough(limit, 400, sent)).toBe(200);
    const near = (own: number) => `6.6.6.${own}, 2001:db8:2:2::${own.toString(16)}`;
    expect(letThrough(limit, 30, near)).toBe(20);
  });
});

describe("strangers who use up what they share with the school's parents (#103)", () => {
  const MAPLE = '9.9.9.9, 10.0.0.1';

  it("need a hundred clients' whole share of the hosting's hop", () => {
    const { limit } = limitOf(2);
    const stranger = (own: number) => `7.7.7.${own >> 1}, 10.0.0.1`;
    expect(letThrough(limit, 198, stranger, HOSTED)).toBe(198);
    expect([from(limit, MAPLE, HOSTED), from(limit, MAPLE, HOSTED)]).toEqual([null, null]);
    // The wide limit, since a direct caller can claim the same.
    expect(from(limit, '9.9.9.8, 10.0.0.1', HOSTED)).toBe(600);
  });

  it('have less where they do not even say that they come through the hosting', () => {
    const { limit } = limitOf(2);
    expect(letThrough(limit, 50, (own) => `7.7.7.${own}, 10.0.0.1`)).toBe(40);
    expect(from(limit, MAPLE, HOSTED)).toBeNull();
  });
});

describe('an address that a caller invents (#26)', () => {
  const VICTIM = '9.9.9.9';
  const BY_HOSTING = `${VICTIM}, 10.0.0.1`;

  it.each([
    ['says nothing of the hosting', {}],
    ['says that it comes through the hosting', HOSTED],
  ])('never counts against whoever has it, where the caller %s', (_name, headers) => {
    const { limit } = limitOf(2);
    // Far past all of the caller's limits, and with the hosting's own address in front too.
    letThrough(limit, 1_000, () => `${VICTIM}, 6.6.6.6`, headers);
    letThrough(limit, 1_000, () => `${BY_HOSTING}, 6.6.6.6`, headers);
    expect(from(limit, BY_HOSTING, HOSTED)).toBeNull();
    // Nor if the victim calls directly.
    expect(from(limit, VICTIM)).toBeNull();
    expect(from(limit, '8.8.8.8, 6.6.6.6', headers)).toBe(600);
  });

  it("never counts against the victim's network of IPv6 either", () => {
    const { limit } = limitOf(1);
    const victim = (own: number) => `2001:db8:1:${own.toString(16)}::1`;
    letThrough(limit, 500, (own) => `${victim(own)}, 6.6.6.6`, HOSTED);
    expect(from(limit, `${victim(7)}, 10.0.0.1`, HOSTED)).toBeNull();
  });

  it('leaves no more keys in memory than the caller may send requests', () => {
    const { limit } = limitOf(2);
    expect([from(limit, BY_HOSTING, HOSTED), from(limit, BY_HOSTING, HOSTED)]).toEqual([
      null,
      null,
    ]);
    // More than the table holds: a refusal by the last hop leaves no entry.
    letThrough(limit, 30_000, (own) => `7.${own >> 16}.${(own >> 8) & 255}.${own & 255}, 6.6.6.6`);
    expect(from(limit, BY_HOSTING, HOSTED)).toBe(600);
  });

  it('does not help a flood through the hosting, whatever it writes in front', () => {
    const { limit } = limitOf(2);
    const flood = (own: number) => `7.7.${own >> 8}.${own & 255}, ${BY_HOSTING}`;
    expect(letThrough(limit, 500, flood, HOSTED)).toBe(2);
  });
});

describe('the client behind an address (#102)', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff'],
    ['2001:DB8:1:2::'],
    ['2001:db8:1:2::1'],
    [' 2001:db8:1:2::192.0.2.1 '],
    ['2001:db8:1:2::1%eth0'],
    ['2001:db8:1:2::1%25en0'],
  ])('is its /64 of IPv6 in every spelling: %s', (spelling) => {
    expect(clientAddressOf(spelling)).toEqual({
      client: '2001:db8:1:2::/64',
      network: '2001:db8:1::/48',
    });
  });

  it.each([
    ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['2001:db8:2:2::1', '2001:db8:2:2::/64', '2001:db8:2::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0::/48'],
    ['1::', '1:0:0:0::/64', '1:0:0::/48'],
    ['fe80::1', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    // Close to a mapped address, but not one.
    ['::fffe:192.0.2.1', '0:0:0:0::/64', '0:0:0::/48'],
    ['1::ffff:192.0.2.1', '1:0:0:0::/64', '1:0:0::/48'],
  ])('of %s is %s in %s', (address, client, network) => {
    expect(clientAddressOf(address)).toEqual({ client, network });
  });

  it.each([
    ['192.0.2.1'],
    [' 192.0.2.1'],
    ['::ffff:192.0.2.1'],
    ['::FFFF:c000:0201'],
    ['0:0:0:0:0:ffff:192.0.2.1'],
    ['::ffff:192.0.2.1%eth0'],
  ])('is the address of IPv4, mapped or not: %s', (spelling) => {
    expect(clientAddressOf(spelling)).toEqual({ client: '192.0.2.1', network: null });
  });

  it.each([
    [''],
    ['unknown'],
    ['_hidden'],
    ['1.2.3'],
    ['01.2.3.4'],
    ['1::2::3'],
    [':::'],
    ['[::1]'],
  ])('is %j itself, which is no address', (garbage) => {
    expect(clientAddressOf(garbage)).toEqual({ client: garbage, network: null });
  });

  it('is never longer than the longest address', () => {
    expect(clientAddressOf('1'.repeat(10_000)).client).toHaveLength(45);
    expect(clientAddressOf(`${'f'.repeat(10_000)}::1`).client).toHaveLength(45);
  });
});
