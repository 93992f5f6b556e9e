import { describe, expect, it } from 'vitest';
import {
  accountOfFile,
  fittingAccount,
  mainAccount,
  statementOfAccount,
  type FittingAccount,
} from './fitting-account.ts';

const account = (id: string, kind: FittingAccount['kind'], own: object = {}) => ({
  id,
  kind,
  name: id,
  openingDate: '2026-07-01',
  ...own,
});
const BOX = account('a box', 'cash');
const SAVED = account('b savings', 'savings');
const CHECKS = account('z checks', 'checking');
const LATER = account('c checks', 'checking', { openingDate: '2026-08-01' });
const ALL = [BOX, SAVED, LATER, CHECKS];

it('the main account is the oldest checking account, never the first by name', () => {
  expect(mainAccount(ALL)).toBe(CHECKS);
  expect(mainAccount([BOX, SAVED])).toBe(SAVED);
  expect(mainAccount([])).toBeNull();
});

it.each<[string, string | undefined, FittingAccount | null, FittingAccount[]]>([
  ['check', undefined, CHECKS, ALL],
  ['check', LATER.id, LATER, ALL],
  ['check', SAVED.id, CHECKS, ALL],
  ['check', SAVED.id, SAVED, [BOX, SAVED]],
  ['check', BOX.id, null, [BOX]],
  ['cash', undefined, BOX, ALL],
  ['cash', CHECKS.id, BOX, ALL],
  ['cash', CHECKS.id, CHECKS, [SAVED, CHECKS]],
  ['debitCard', undefined, CHECKS, ALL],
  ['transfer', SAVED.id, SAVED, ALL],
  ['', BOX.id, BOX, ALL],
  ['', 'gone', CHECKS, ALL],
])('%j, used last %s, begins with the account that fits', (method, last, expected, accounts) => {
  expect(fittingAccount(accounts, method, last)).toBe(expected);
});

describe('a file is of the account', () => {
  const of = (accountEnd: string, accountType: string) => [{ accountEnd, accountType }];
  const [known, other] = [
    { ...SAVED, fileAccount: '1234' },
    { ...LATER, fileAccount: '9999' },
  ];

  it('whose files have had its number', () => {
    expect(accountOfFile([CHECKS, known, other], of('1234', 'CHECKING'))).toBe(known);
    expect(accountOfFile([CHECKS, known], [...of('1234', ''), ...of('5', '')])).toBe(known);
    // Two accounts of the file are both known: a person chooses.
    expect(accountOfFile([known, other], [...of('1234', ''), ...of('9999', '')])).toBeNull();
  });

  it('else that is the only one of its kind', () => {
    expect(accountOfFile(ALL, of('1', 'SAVINGS'))).toBe(SAVED);
    expect(accountOfFile(ALL, of('', 'MONEYMRKT'))).toBe(SAVED);
    expect(accountOfFile([BOX, CHECKS, other], of('1', 'CHECKING'))).toBe(CHECKS);
    expect(accountOfFile([BOX, known], of('', 'SAVINGS'))).toBe(known);
  });

  it('or nothing says which', () => {
    expect(accountOfFile(ALL, of('1', 'CHECKING'))).toBeNull();
    expect(accountOfFile([known], of('1', 'SAVINGS'))).toBeNull();
    expect(accountOfFile(ALL, of('1', 'CREDITLINE'))).toBeNull();
    expect(accountOfFile(ALL, of('1', ''))).toBeNull();
    expect(accountOfFile(ALL, [])).toBeNull();
  });

  it('and its statement in a file of several is found in the same way', () => {
    const file = [...of('1', 'SAVINGS'), ...of('9999', 'CHECKING'), ...of('1234', 'CHECKING')];
    expect(statementOfAccount(known, file)).toBe(2);
    expect(statementOfAccount(SAVED, file)).toBe(0);
    expect(statementOfAccount(CHECKS, file)).toBe(-1);
    expect(statementOfAccount(CHECKS, of('1', 'SAVINGS'))).toBe(0);
  });
});
