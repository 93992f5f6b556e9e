import { describe, expect, it } from 'vitest';
import { ACCOUNT_ADDRESSES } from '../../../tests/fixtures/account-addresses.ts';
import type { CalendarDate } from '../time/dates.ts';
import {
  actorFields,
  endError,
  endFields,
  isRecentSignIn,
  RECENT_SIGN_IN_MS,
  signInsAfter,
  standingOf,
} from './person.ts';
import { ROLES } from './role.ts';

const SECOND = 1000;
const NOW = Date.parse('2026-11-29T15:00:00Z');
const ENTRY = {
  email: 'ruth@example.com',
  name: 'Ruth Adeyemi',
  role: 'admin',
  invitedBy: null,
  invitedAt: NOW - 10 * SECOND,
  joinedAt: NOW - 9 * SECOND,
  validAfter: NOW - 8 * SECOND,
  version: 2,
};

function kindOf(entry: Record<string, unknown> | null, email: string, authTime = NOW): string {
  return standingOf(entry, { email, authTime }, NOW).kind;
}

describe('standingOf (#91)', () => {
  it.each([
    ['the address of the entry', ENTRY, 'ruth@example.com', 'listed'],
    ['the same in capitals', ENTRY, 'Ruth@Example.com', 'listed'],
    ['another address', ENTRY, 'treasurer@example.com', 'renamed'],
    ['another spelling of the mailbox', ENTRY, 'ruth+x@example.com', 'renamed'],
    ['a Kelvin sign', { ...ENTRY, email: 'kim@example.com' }, '\u212Aim@example.com', 'renamed'],
    ['no address', ENTRY, '', 'renamed'],
    ['no address on either side', { ...ENTRY, email: '' }, '', 'renamed'],
    ['no entry', null, 'ruth@example.com', 'none'],
    ['an entry without a role', { ...ENTRY, role: undefined }, ENTRY.email, 'none'],
    ['an entry of another role', { ...ENTRY, role: 'auditor' }, ENTRY.email, 'none'],
    ['an entry without an address', { ...ENTRY, email: undefined }, '', 'none'],
    ['an invitation that no one used', { ...ENTRY, joinedAt: undefined }, ENTRY.email, 'none'],
  ])('with %s', (_name, entry, email, standing) => {
    expect(kindOf(entry, email)).toBe(standing);
  });

  it.each(ROLES)('gives the role of the entry: %s', (role) => {
    const signIn = { email: ENTRY.email, authTime: NOW };
    expect(standingOf({ ...ENTRY, role }, signIn, NOW)).toEqual({ kind: 'listed', role });
  });

  it('ends at the instant after the last day, and not a millisecond before', () => {
    expect(kindOf({ ...ENTRY, endsAt: NOW + 1 }, ENTRY.email)).toBe('listed');
    expect(kindOf({ ...ENTRY, endsAt: NOW }, ENTRY.email)).toBe('ended');
    expect(kindOf({ ...ENTRY, endsAt: '2099-01-01' }, ENTRY.email)).toBe('ended');
  });

  it('counts sign-ins from a moment on', () => {
    expect(kindOf(ENTRY, ENTRY.email, ENTRY.validAfter)).toBe('listed');
    expect(kindOf(ENTRY, ENTRY.email, ENTRY.validAfter - SECOND)).toBe('outdated');
    expect(kindOf({ ...ENTRY, validAfter: undefined }, ENTRY.email)).toBe('none');
  });
});

it.each(ACCOUNT_ADDRESSES)(
  'reads an address as the rules do: $name',
  ({ listed, account, isAdmin }) => {
    expect(kindOf({ ...ENTRY, email: listed }, account)).toBe(isAdmin ? 'listed' : 'renamed');
  },
);

it('a password allows changes of people for ten minutes', () => {
  expect(isRecentSignIn({ authTime: NOW }, NOW + RECENT_SIGN_IN_MS - 1)).toBe(true);
  expect(isRecentSignIn({ authTime: NOW }, NOW + RECENT_SIGN_IN_MS)).toBe(false);
});

it('sign-ins of the same second as a change no longer count', () => {
  expect(signInsAfter(NOW)).toBe(NOW + SECOND);
  expect(signInsAfter(NOW + 999)).toBe(NOW + SECOND);
});

describe('an end', () => {
  const TODAY = '2026-11-29' as CalendarDate;
  it.each([
    ['admin', null, null],
    ['bookkeeper', '2030-01-01', null],
    ['bookkeeper', '2026-11-29', null],
    ['bookkeeper', '2026-11-28', 'endPast'],
    ['reviewer', null, 'endRequired'],
    ['reviewer', '2027-11-30', null],
    ['reviewer', '2027-12-01', 'endTooFar'],
  ] as const)('of a %s on %s: %s', (role, day, error) => {
    expect(endError(role, day as CalendarDate | null, TODAY)).toBe(error);
  });

  it('is at the end of its day at the school, also when the clocks change', () => {
    expect(endFields('2026-11-01' as CalendarDate, 'America/New_York')).toEqual({
      endsOn: '2026-11-01',
      endsAt: Date.parse('2026-11-02T00:00:00-05:00'),
    });
    expect(endFields(null, 'America/New_York')).toEqual({});
  });
});

it('actorFields names the address and the uid (#91)', () => {
  expect(actorFields({ uid: 'u1', email: 'ruth@example.com' })).toEqual({
    by: 'ruth@example.com',
    byUid: 'u1',
  });
});
