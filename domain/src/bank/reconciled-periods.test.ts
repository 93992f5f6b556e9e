import { expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { enteredLate, listedBefore, type PastStatement } from './reconciled-periods.ts';

const item = (key: string, day: string) => ({ key, day: day as CalendarDate });
const kept = (key: string) => ({
  key,
  day: '2026-07-05' as CalendarDate,
  amount: 1,
  checkNumber: null,
  words: '',
});
const statement = (day: string, cleared: string[], outstanding: string[]): PastStatement => ({
  day: day as CalendarDate,
  cleared,
  outstanding: outstanding.map(kept),
  reopened: null,
});
const JULY = statement('2026-07-31', ['revenueItems~fair'], ['payments~check', 'payments~lost']);
const AUGUST = statement('2026-08-31', ['payments~check', 'manualExpenses~late'], []);
const late = (items: readonly ReturnType<typeof item>[], voids: [string, string][] = []) =>
  Object.fromEntries(enteredLate(items, [AUGUST, JULY], new Map(voids)));

it('what a statement neither cleared nor left outstanding came later, whoever cleared it since', () => {
  expect(
    late([
      item('revenueItems~fair', '2026-07-03'),
      item('payments~check', '2026-07-05'),
      item('manualExpenses~late', '2026-07-31'),
      item('transfers~t~to', '2026-08-02'),
      item('transfers~t~from', '2026-09-01'),
    ]),
  ).toEqual({ 'manualExpenses~late': '2026-07-31', 'transfers~t~to': '2026-08-31' });
});

it('a void that came later is named, a pair that the bank never saw is not', () => {
  const lost = [item('payments~lost', '2026-07-05'), item('payments~lost~void', '2026-07-20')];
  expect(late(lost, [['lost', '2026-07-20']])).toEqual({ 'payments~lost~void': '2026-07-31' });
  const pair = [item('payments~pair', '2026-07-05'), item('payments~pair~void', '2026-07-06')];
  expect(late(pair, [['pair', '2026-07-06']])).toEqual({});
  // Its void is not in that period: the payment came later.
  expect(late(pair.slice(0, 1), [['pair', '2026-08-06']])).toEqual({
    'payments~pair': '2026-07-31',
  });
});

it('a statement that was reopened says nothing', () => {
  const by = { uid: 'a', email: 'a@example.com' };
  const reopened = { ...JULY, reopened: { reason: 'Wrong', by } };
  expect(enteredLate([item('revenueItems~new', '2026-07-02')], [reopened], new Map()).size).toBe(0);
});

it('a pair that needs no tick is listed once', () => {
  const list = [
    item('payments~old', '2026-07-05'),
    item('payments~old~void', '2026-07-06'),
    item('payments~lost', '2026-07-05'),
    item('payments~lost~void', '2026-07-20'),
    item('payments~new', '2026-07-09'),
    item('payments~new~void', '2026-08-03'),
    item('payments~check', '2026-07-05'),
  ];
  expect(listedBefore(list, JULY)).toEqual(['payments~old', 'payments~old~void']);
  expect(listedBefore(list, null)).toEqual([]);
});
