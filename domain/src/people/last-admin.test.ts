import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { isLastAdmin, problemOf, type AccountFacts, type ListedEntry } from './last-admin.ts';
import type { PersonEntry } from './person.ts';

const EMAIL = 'ruth@example.com';
const ENTRY: PersonEntry = {
  email: EMAIL,
  name: 'Ruth Adeyemi',
  role: 'admin',
  invitedBy: null,
  invitedAt: 0,
  joinedAt: 1,
  validAfter: 1,
  version: 1,
};
const ACCOUNT: AccountFacts = {
  email: EMAIL,
  disabled: false,
  isClaimed: true,
  lastSignInAt: null,
};
const ENDING = { endsOn: '2027-01-31' as CalendarDate, endsAt: 9 };

describe('problemOf', () => {
  it.each([
    [ACCOUNT, null],
    [{ ...ACCOUNT, email: 'Ruth@Example.com' }, null],
    [undefined, 'noAccount'],
    [{ ...ACCOUNT, email: 'other@example.com' }, 'renamed'],
    [{ ...ACCOUNT, disabled: true }, 'disabled'],
    [{ ...ACCOUNT, isClaimed: false }, 'noClaim'],
  ])('of %j is %s', (account, problem) => {
    expect(problemOf(ENTRY, account)).toBe(problem);
  });
});

describe('isLastAdmin', () => {
  const RUTH: ListedEntry = { ...ENTRY, uid: 'ruth' };
  const accounts = new Map([
    ['ruth', ACCOUNT],
    ['other0', ACCOUNT],
  ]);
  const isLast = (listed: readonly ListedEntry[], after: PersonEntry | null, facts = accounts) =>
    isLastAdmin(listed, facts, 'ruth', after);

  const OTHER: ListedEntry = { ...ENTRY, uid: 'other0' };
  const { joinedAt: _joinedAt, ...INVITED } = OTHER;

  it.each<[string, ListedEntry]>([
    ['a bookkeeper', { ...OTHER, role: 'bookkeeper' }],
    ['someone who was invited', INVITED],
    ['an admin with an end', { ...OTHER, ...ENDING }],
    ['an admin whose account has another address', { ...OTHER, email: 'ada@example.com' }],
    ['an admin without an account', { ...OTHER, uid: 'gone' }],
  ])('keeps the last one beside %s', (_name, other) => {
    const listed = [RUTH, other];
    expect(isLast(listed, null)).toBe(true);
    expect(isLast(listed, { ...ENTRY, role: 'bookkeeper' })).toBe(true);
    expect(isLast(listed, { ...ENTRY, ...ENDING })).toBe(true);
    expect(isLast(listed, { ...ENTRY, name: 'Ruth A.' })).toBe(false);
  });

  it('lets one of two go', () => {
    expect(isLast([RUTH, OTHER], null)).toBe(false);
    expect(isLast([RUTH, OTHER], { ...ENTRY, role: 'reviewer' })).toBe(false);
  });

  it('lets one go who no longer counts', () => {
    const disabled = new Map([['ruth', { ...ACCOUNT, disabled: true }]]);
    expect(isLast([RUTH], null, disabled)).toBe(false);
  });
});
