import { STATUS_LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseLinkKeys, signToken, verifyToken } from '../../functions/src/links/token.ts';
import { firstLinkKeys, rotateLinkKeys } from './link-key-rotation.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-09-01T12:00:00Z');
const SUBJECT = { expenseId: 'e1', step: 0, nonce: 'n'.repeat(22), approver: 'pat@example.org' };

describe('the keys of the links', () => {
  it('begin with one key of 32 bytes, named for its day', () => {
    const { secret, current } = firstLinkKeys(START);
    expect(current).toBe('2026-09-01');
    expect(parseLinkKeys(secret).current.id).toBe(current);
    expect(firstLinkKeys(START).secret).not.toBe(secret);
  });

  it('verify what the key before has signed, and sign with the new one', () => {
    const before = firstLinkKeys(START).secret;
    const token = signToken(SUBJECT, parseLinkKeys(before), START);
    const { secret, kept, retired } = rotateLinkKeys(before, START + 10 * DAY, false);
    expect(verifyToken(token, parseLinkKeys(secret), START + 20 * DAY)).toMatchObject({
      k: '2026-09-01',
    });
    expect(parseLinkKeys(secret).current.id).toBe('2026-09-11');
    expect([kept, retired]).toEqual([['2026-09-01'], []]);
  });

  it('keep a key until the longest link that it signed has ended, and no longer than two days more', () => {
    const two = rotateLinkKeys(firstLinkKeys(START).secret, START + 10 * DAY, false).secret;
    // The first key signed until the deploy after the tenth day.
    const lastLinkEnds = START + 10 * DAY + STATUS_LINK_LIFETIME_MS;
    expect(rotateLinkKeys(two, lastLinkEnds, false).retired).toEqual([]);
    expect(rotateLinkKeys(two, lastLinkEnds + 2 * DAY, false).retired).toEqual(['2026-09-01']);
  });

  it('keep a key that was named by hand as long', () => {
    const key = randomBytes(32).toString('base64url');
    const byHand = JSON.stringify({ current: 'k1', keys: { k1: key } });
    const { secret, kept } = rotateLinkKeys(byHand, START, false);
    expect(kept).toEqual(['k1']);
    expect(rotateLinkKeys(secret, START + 300 * DAY, false).retired).toEqual([]);
    expect(rotateLinkKeys(secret, START + 368 * DAY, false).retired).toEqual(['k1']);
  });

  it('all end at once when one has leaked, also when it was made today', () => {
    const leaked = firstLinkKeys(START).secret;
    const { secret, current, kept, retired } = rotateLinkKeys(leaked, START, true);
    expect([current, kept, retired]).toEqual(['2026-09-01.2', [], ['2026-09-01']]);
    const token = signToken(SUBJECT, parseLinkKeys(leaked), START);
    expect(() => verifyToken(token, parseLinkKeys(secret), START)).toThrow();
  });

  it.each(['', 'k', '{"current":"a","keys":{"a":"secret-that-is-short"}}'])(
    'are not guessed from %j, nor quoted',
    (secret) => {
      expect(() => rotateLinkKeys(secret, START, false)).toThrow(
        /^The secret APPROVAL_LINK_KEYS is not in the form that the functions read; [^{]*$/,
      );
    },
  );
});
