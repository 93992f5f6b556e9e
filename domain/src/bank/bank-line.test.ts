import { expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import { proposedDay, type BankStatement } from './bank-line.ts';

const on = (day: string) => `2026-09-${day}` as CalendarDate;
const line = (day: string) => ({
  day: on(day),
  amount: cents(1),
  checkNumber: null,
  text: '',
  bankId: null,
});
const BALANCE = { amount: cents(5), day: on('30') };

it.each<[string, Partial<BankStatement>, string | null]>([
  ['the end of its days', { through: on('28'), balance: BALANCE, lines: [line('29')] }, '28'],
  ['the day of its balance', { balance: BALANCE, lines: [line('29')] }, '30'],
  ['its last line', { lines: [line('04'), line('29'), line('05')] }, '29'],
  ['nothing', {}, null],
])('a file proposes %s as the last day of the statement', (_, own, day) => {
  const file = { accountEnd: '', currency: '', balance: null, lines: [], refused: [], ...own };
  expect(proposedDay(file)).toBe(day === null ? null : on(day));
});
