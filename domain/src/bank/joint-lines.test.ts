import { expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import { type BankLine, keyedLines } from './bank-line.ts';
import { fileMatchingSteps, keysFound, stillLacking } from './file-matching.ts';
import { jointsIn, withChangeFunds } from './joint-lines.ts';
import type { BankItem } from './items.ts';

const item = (key: string, day: string, amount: number, own: Partial<BankItem> = {}): BankItem => ({
  key,
  day: day as CalendarDate,
  amount: cents(amount),
  checkNumber: null,
  words: key,
  ...own,
});
const line = (day: string, amount: number): BankLine => ({
  day: day as CalendarDate,
  amount: cents(amount),
  checkNumber: null,
  bankId: null,
  text: `${day} ${amount}`,
});
const SALES = item('deposits~sales', '2026-10-19', 81_235);
const CHANGE = item('transfers~change~to', '2026-10-19', 10_000, { from: 'box' });
const REFUND = item('manualExpenses~cash-returned-1', '2026-10-18', 10_000);
const keysOf = (joints: ReturnType<typeof jointsIn>) =>
  joints.map(({ items }) => items.map(({ key }) => key));

it('a line is a deposit and the change fund that went with it, once', () => {
  const lines = keyedLines([line('2026-10-20', 91_235), line('2026-10-21', 91_235)]);
  expect(keysOf(jointsIn(lines, [SALES, CHANGE], 10))).toEqual([[SALES.key, CHANGE.key]]);
  expect(keysOf(jointsIn(lines, [SALES, REFUND, CHANGE], 10))).toEqual([[SALES.key, CHANGE.key]]);
  expect(keysOf(jointsIn(lines, [SALES, REFUND], 10))).toEqual([[SALES.key, REFUND.key]]);
});

it('nothing else is added up: not what goes out, is far away, or is no deposit', () => {
  const lines = keyedLines([line('2026-10-20', 91_235)]);
  for (const other of [
    item('transfers~a~to', '2026-10-31', 10_000),
    item('transfers~b~from', '2026-10-19', -10_000),
    item('transfers~c~to', '2026-10-19', 10_001),
  ])
    expect(jointsIn(lines, [SALES, other], 10)).toEqual([]);
  const revenue = item('revenueItems~sale', '2026-10-19', 81_235);
  expect(jointsIn(lines, [revenue, CHANGE], 10)).toEqual([]);
});

it('a file ticks both, and lines of their own first', () => {
  const match = (lines: readonly BankLine[]) => {
    const [before, through] = ['2026-09-30', '2026-10-31'] as [CalendarDate, CalendarDate];
    const steps = fileMatchingSteps(lines, {
      before,
      through,
      items: [SALES, CHANGE],
      cleared: [],
    });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return step.value;
  };
  const joined = match([line('2026-10-20', 91_235)]);
  expect([joined.lacking, joined.matches]).toEqual([[], []]);
  expect(keysFound(joined)).toEqual([SALES.key, CHANGE.key]);
  const single = match([line('2026-10-20', 81_235), line('2026-10-20', 10_000)]);
  expect([single.joints, single.lacking]).toEqual([[], []]);
  expect(single.matches).toHaveLength(2);
});

it('a line that somebody ticked both for is not lacking, however far the days are apart', () => {
  const lines = keyedLines([line('2026-11-20', 91_235)]);
  expect(stillLacking(lines, [SALES, CHANGE])).toEqual([]);
  expect(stillLacking(lines, [SALES])).toEqual(lines);
});

it('the only deposit of a day has the change fund that came back from cash on it', () => {
  const isCash = (id: string) => id === 'box';
  const pairs = (items: readonly BankItem[]) => withChangeFunds(items, isCash);
  expect(pairs([SALES, CHANGE, REFUND])).toEqual([[SALES, CHANGE]]);
  expect(pairs([SALES, { ...CHANGE, from: 'savings' }])).toEqual([]);
  expect(pairs([SALES, { ...CHANGE, day: '2026-10-20' as CalendarDate }])).toEqual([]);
  // Which of two it went with, nobody knows.
  expect(pairs([SALES, item('deposits~other', '2026-10-19', 5), CHANGE])).toEqual([]);
});
