import { expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { BankItem } from './items.ts';
import {
  changedTicks,
  isStatementId,
  itemText,
  keptItem,
  lastStatement,
  statementDate,
  statementDay,
  statementId,
} from './statement.ts';

const day = (text: string) => text as CalendarDate;
const CHECK: BankItem = {
  key: 'payments~a',
  day: day('2026-11-20'),
  amount: cents(-1200),
  checkNumber: '1042',
  words: 'Dana Whitfield',
};

it('a statement is of an account and a day', () => {
  expect(statementId('checking', day('2026-07-31'))).toBe('checking~2026-07-31');
  const ids = ['checking~2026-07-31', 'checking~2026-07-32', 'a b~2026-07-31', 'x', 'x~y~z', 3];
  expect(ids.map(isStatementId)).toEqual([true, false, false, false, false, false]);
});

it('an item is named by what people see of it', () => {
  expect(itemText(CHECK)).toBe('Check 1042, Dana Whitfield, Nov 20, 2026, -$12.00');
  expect(itemText({ ...CHECK, checkNumber: null, words: '' })).toBe('Nov 20, 2026, -$12.00');
  expect(itemText({ ...CHECK, words: 'x'.repeat(200) })).toHaveLength(115);
});

it('what is not as it was ticked is found', () => {
  const other = { ...CHECK, key: 'payments~b' };
  const ticks = [CHECK, other];
  expect(changedTicks(ticks, ticks)).toEqual([]);
  expect(changedTicks(ticks, [CHECK])).toEqual([other]);
  expect(changedTicks([CHECK], [{ ...CHECK, day: day('2026-11-21') }])).toEqual([CHECK]);
  expect(changedTicks([CHECK], [{ ...CHECK, amount: cents(-1_201) }])).toEqual([CHECK]);
});

it('the last statement that holds counts', () => {
  const of = (
    text: string,
    reopened: { reason: string; by: { uid: string; email: string } } | null,
  ) => ({
    day: day(text),
    reopened,
  });
  const by = { uid: 'a', email: 'a@example.com' };
  const [july, august] = [of('2026-07-31', null), of('2026-08-31', null)];
  const september = of('2026-09-30', { reason: 'Twice', by });
  expect(lastStatement([july, september, august])).toBe(august);
  expect(lastStatement([august, july])).toBe(august);
  expect(lastStatement([september])).toBeNull();
});

it('keeps of an item what its list prints', () => {
  const kept = keptItem({ ...CHECK, words: 'x'.repeat(200) });
  expect([kept.amount, kept.words.length, kept.checkNumber]).toEqual([-12, 80, '1042']);
});

it('a statement is named by its date', () => {
  expect(statementDate('checking~2026-07-31')).toBe('Jul 31, 2026');
  expect(statementDate('checking')).toBe('checking');
  expect(statementDay('checking~2026-07-31')).toBe('2026-07-31');
  expect(statementDay('checking')).toBeNull();
});
