import { expect, it } from 'vitest';
import {
  accountInUse,
  accountRefusal,
  firstOpening,
  isOpenOn,
  type DatedEntry,
} from './account.ts';
import type { CalendarDate } from '../time/dates.ts';

it('an account that something names says what that is, each once', () => {
  expect(accountInUse(['payments', 'transfers', 'transfers'])).toBe(
    'This account is named by payments and transfers, so it cannot be deleted. Archive it instead.',
  );
});

it('one that nothing names can be deleted', () => {
  expect(accountInUse([])).toBeNull();
});

const JULY = '2026-07-01' as CalendarDate;
const of = (accountId: string | undefined, date: string): DatedEntry => ({ accountId, date });

/** The rules run the same cases: tests/rules/account-cases.ts. */
it.each<[string, DatedEntry, DatedEntry | null, string | null, string | null]>([
  ['names none before the accounts', of(undefined, '2026-06-30'), null, null, null],
  ['names one from then on', of(undefined, '2026-07-01'), null, null, 'accountRequired'],
  ['names one that is open', of('one', '2026-07-01'), null, '2026-07-01', null],
  ['names none that opens later', of('one', '2026-07-31'), null, '2026-08-01', 'accountNotOpen'],
  ['names none that is gone', of('one', '2026-07-31'), null, null, 'unknownAccount'],
  ['keeps what was outstanding', of('one', '2026-06-29'), of('one', '2026-06-30'), JULY, null],
  [
    'is not made outstanding by another day',
    of('one', '2026-06-30'),
    of('one', '2026-07-02'),
    JULY,
    'accountNotOpen',
  ],
  [
    'takes no other account by having been outstanding',
    of('one', '2026-06-30'),
    of('two', '2026-06-30'),
    JULY,
    'accountNotOpen',
  ],
])('an entry %s', (_name, entry, before, openingDate, refusal) => {
  const account = openingDate === null ? null : { openingDate, kind: 'checking' };
  expect(accountRefusal(entry, before, JULY, account)).toBe(refusal);
});

it('an account of cash takes no check number, but keeps one that is stored', () => {
  const cash = { openingDate: JULY, kind: 'cash' };
  const check = { ...of('box', '2026-07-02'), checkNumber: '1042' };
  const refusals = [
    accountRefusal(check, null, JULY, cash),
    accountRefusal(check, of('box', '2026-07-02'), JULY, cash),
    accountRefusal(check, { ...check, accountId: 'other' }, JULY, cash),
  ];
  expect(refusals).toEqual(Array.from({ length: 3 }, () => 'cashTakesNoCheck'));
  expect(accountRefusal({ ...check, checkNumber: '1043' }, check, JULY, cash)).toBeNull();
  expect(accountRefusal(check, null, JULY, { ...cash, kind: 'checking' })).toBeNull();
  for (const checkNumber of [undefined, null, ''])
    expect(accountRefusal({ ...check, checkNumber }, null, JULY, cash)).toBeNull();
});

it('nobody is asked for an account without accounts', () => {
  expect(accountRefusal(of(undefined, '2026-09-01'), null, null, null)).toBeNull();
  expect(firstOpening([])).toBeNull();
});

it('the first opening counts, and an account is open from its day on', () => {
  const opened = ['2026-08-01', '2026-07-01', '2027-01-01'].map((openingDate) => ({
    openingDate: openingDate as CalendarDate,
  }));
  expect(firstOpening(opened)).toBe('2026-07-01');
  expect(isOpenOn({ openingDate: '2026-07-01' }, '2026-07-01')).toBe(true);
  expect(isOpenOn({ openingDate: '2026-07-01' }, '2026-06-30')).toBe(false);
});
