import { DAY_MS } from '@pa-ledger/domain/time/dates';
import { describe, expect, it } from 'vitest';
import { MAILBOX_PAIRS } from '../../../tests/fixtures/emails.ts';
import { CAPS, capOf, nextFreeAt, withLease, type Cap, type Lease } from './caps.ts';
import { quotaIdOf } from './mail-quotas.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-10-20T15:00:00Z');

function capped(purpose: 'received'): Cap {
  const cap = capOf(purpose);
  if (cap === undefined) throw new Error('It is capped.');
  return cap;
}

const leasesAt = (...ago: readonly number[]): Lease[] =>
  ago.map((ms, index) => ({ mail: `m${index}`, at: NOW - ms }));

describe('what is capped (#97)', () => {
  it('is what strangers can cause, and nothing else', () => {
    expect(capOf('received')?.limits).toEqual([
      { most: 5, windowMs: HOUR },
      { most: 20, windowMs: DAY_MS },
    ]);
    expect(capOf('statusLink')?.limits).toEqual([{ most: 1, windowMs: HOUR }]);
    expect(capOf('review')?.limits).toEqual([{ most: 20, windowMs: HOUR }]);
    // And what an administrator can cause by changing the approvers over and over.
    expect(capOf('notice')?.limits).toEqual([{ most: 3, windowMs: HOUR }]);
    expect(capOf('noticeDigest')).toBe(capOf('notice'));
    expect(capOf('receivedDigest')).toBe(capOf('received'));
    expect(capOf('statusLinkDigest')).toBe(capOf('statusLink'));
    expect(capOf('reviewDigest')).toBe(capOf('review'));
    for (const purpose of ['approved', 'rejected', 'paid', 'voided'] as const) {
      expect(capOf(purpose)).toBeUndefined();
    }
  });

  it.each(MAILBOX_PAIRS.filter(([one]) => one !== ''))(
    'counts by the mailbox, whatever it is: %s and %s: %s',
    (one, other, same) => {
      for (const cap of CAPS) expect(quotaIdOf(cap, one) === quotaIdOf(cap, other)).toBe(same);
    },
  );

  it('puts what is for one address into no mail to another spelling of it', () => {
    const byAddress = CAPS.filter((cap) => cap.byAddress === true);
    expect(byAddress.map(({ purpose }) => purpose)).toEqual(['review', 'notice']);
  });
});

describe('room for one more (#97)', () => {
  it.each<[what: string, ago: readonly number[], inMs: number]>([
    ['nothing was sent', [], 0],
    ['four in the hour', [4, 3, 2, 1], 0],
    ['five in the hour', [5 * MINUTE, 4, 3, 2, 1], HOUR - 5 * MINUTE],
    ['five, in any order', [1, 3, 5 * MINUTE, 2, 4], HOUR - 5 * MINUTE],
    ['six in the hour', [6 * MINUTE, 5 * MINUTE, 4, 3, 2, 1], HOUR - 5 * MINUTE],
    ['the first of five an hour ago', [HOUR, 4, 3, 2, 1], 0],
    ['the first of five nearly an hour ago', [HOUR - 1, 4, 3, 2, 1], 1],
    ['nineteen in the day', Array.from({ length: 19 }, (_, n) => (n + 2) * HOUR), 0],
    ['twenty in the day', Array.from({ length: 20 }, (_, n) => (n + 2) * HOUR), 3 * HOUR],
    ['twenty, the first a day ago', Array.from({ length: 20 }, (_, n) => (n + 5) * HOUR), 0],
  ])('%s', (_what, ago, inMs) => {
    expect(nextFreeAt(capped('received'), leasesAt(...ago), NOW)).toBe(NOW + inMs);
  });
});

describe('what is noted of a mail that is taken on (#97)', () => {
  it('takes one place however often it is tried', () => {
    const cap = capped('received');
    const leases = withLease(cap, leasesAt(2, 1), 'm0', NOW);
    expect(leases).toEqual([...leasesAt(2, 1).slice(1), { mail: 'm0', at: NOW }]);
  });

  it('forgets what counts no longer', () => {
    const cap = capped('received');
    const leases = withLease(cap, leasesAt(DAY_MS, DAY_MS - 1), 'new', NOW);
    expect(leases.map(({ mail }) => mail)).toEqual(['m1', 'new']);
  });
});
