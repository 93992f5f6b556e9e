import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import type { BankLine } from './bank-line.ts';
import {
  fileMatchingSteps,
  type FileMatching,
  keysFound,
  type MatchedList,
  stillLacking,
} from './file-matching.ts';
import type { BankItem } from './match-statement.ts';

const START = '2026-09-01' as CalendarDate;
const on = (days: number): CalendarDate => addDays(START, days);

function line(days: number, amount: number, own: Partial<BankLine> = {}): BankLine {
  return {
    day: on(days),
    amount: cents(amount),
    checkNumber: null,
    text: '',
    bankId: null,
    ...own,
  };
}

function item(key: string, days: number, amount: number, checkNumber: string | null = null) {
  return { key, day: on(days), amount: cents(amount), checkNumber };
}

function compared(
  lines: readonly BankLine[],
  own: Partial<MatchedList<BankItem>> = {},
): FileMatching<BankItem> {
  const list = { before: on(-1), through: on(29), items: [], cleared: [], ...own };
  const steps = fileMatchingSteps(lines, list);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The keys of what lines were found to be. */
const keysOf = (matches: FileMatching<BankItem>['matches']) => matches.map((one) => one.item.key);

describe('a file against the books', () => {
  it('counts what is done with and what is later, and matches the rest', () => {
    const lines = [line(-1, 1), line(0, 2), line(29, 3), line(30, 4)];
    const found = compared(lines, { items: [item('a', 0, 2)] });
    expect([found.done, found.later, found.repeated]).toEqual([1, 1, 0]);
    expect(keysOf(found.matches)).toEqual(['a']);
    expect(found.lacking.map((one) => one.line)).toEqual([lines[2]]);
  });

  it('compares the numbers of checks as the bank spells them', () => {
    const lines = [line(20, -500, { checkNumber: '42' })];
    const found = compared(lines, {
      items: [item('a', 0, -500, '0042'), item('b', 20, -500, '0')],
    });
    expect(keysOf(found.matches)).toEqual(['a']);
    expect(found.matches[0]?.item.checkNumber).toBe('42');
  });

  it('finds a deposit and the change fund that went back with it', () => {
    const items = [item('a', 0, 2), item('deposits~d', 1, 100), item('transfers~t~to', 1, 20)];
    const found = compared([line(1, 120), line(0, 2), line(1, 7)], { items });
    expect(keysFound(found)).toEqual(['a', 'deposits~d', 'transfers~t~to']);
    expect(found.lacking.map((one) => one.line.amount)).toEqual([7]);
  });

  it('takes what somebody ticks by hand for one line of its amount, however far apart the days are', () => {
    const { lacking } = compared([line(25, -500), line(26, -500), line(27, 500)]);
    const amountsOf = (ticked: readonly BankItem[]) =>
      stillLacking(lacking, ticked).map((one) => [one.line.day, one.line.amount]);
    expect(amountsOf([])).toHaveLength(3);
    expect(amountsOf([item('a', 0, -500)])).toEqual([
      [on(26), -500],
      [on(27), 500],
    ]);
    expect(amountsOf([item('a', 0, -500), item('b', 1, -500), item('c', 2, -500)])).toEqual([
      [on(27), 500],
    ]);
    expect(amountsOf([item('a', 0, -501)])).toHaveLength(3);
  });

  it('takes a tick by hand for no check of another number', () => {
    const { lacking } = compared([line(25, -500, { checkNumber: '7' })]);
    expect(stillLacking(lacking, [item('a', 0, -500, '8')])).toEqual(lacking);
    expect(stillLacking(lacking, [item('a', 0, -500, '8'), item('b', 0, -500, '007')])).toEqual([]);
    expect(stillLacking(lacking, [item('a', 0, -500)])).toEqual([]);
  });

  it('offers no line of 0.00, and names a check that the books have with another amount', () => {
    const lines = [line(1, 0), line(2, -500, { checkNumber: '7' })];
    const found = compared(lines, { items: [item('a', 1, -450, '0007')] });
    expect([found.zero, found.repeated, found.lacking.length]).toEqual([1, 0, 1]);
    expect(found.differing.map((one) => one.item.key)).toEqual(['a']);
  });

  it('takes a line that comes twice with one id once, and says so', () => {
    const twice = line(3, 5, { bankId: 'X' });
    const found = compared([twice, twice, line(3, 5), line(3, 5)]);
    expect([found.repeated, found.lacking.length]).toEqual([1, 3]);
  });

  it('does not offer again what was cleared and the bank dates a day later now', () => {
    const cleared = [item('fee', -1, -500), item('fair', -2, 700)];
    const found = compared([line(0, -500), line(1, 700), line(-2, 700)], { cleared });
    expect(keysOf(found.again)).toEqual(['fee']);
    // The fair has its own line among those that are done with.
    expect(found.lacking.map((one) => one.line.amount)).toEqual([700]);
  });
});

const LINES = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom(-500, -500, 250),
      fc.constantFrom(null, null, '7', '8'),
    )
    .map(([days, amount, checkNumber]) => line(days, amount, { checkNumber })),
  { maxLength: 25 },
);

it('any file: once what it lacks is added and saved, the file adds nothing, whichever ids the bank gives', () => {
  fc.assert(
    fc.property(LINES, LINES, fc.integer({ min: 0, max: 40 }), (lines, entered, last) => {
      const withIds = (mark: string) =>
        lines.map((one, at) => ({ ...one, bankId: `${mark}${at}` }));
      const books = entered.map((one, at) => ({ ...one, key: `entered ${at}` }));
      const list = { before: on(-1), through: on(last), items: books, cleared: [] };
      const first = compared(withIds('a'), list);
      const added = first.lacking.map(({ line: own }, at) => ({ ...own, key: `added ${at}` }));
      const again = compared(withIds('a'), { ...list, items: [...books, ...added] });
      expect(again.lacking).toEqual([]);
      expect(again.matches).toHaveLength(first.matches.length + added.length);
      const cleared = new Set(keysOf(again.matches));
      const left = [...books, ...added].filter(({ key }) => !cleared.has(key));
      const after = { before: on(last), through: on(100), items: left };
      const next = compared(withIds('b'), { ...after, cleared: again.matches.map((m) => m.item) });
      expect(next.done).toBe(lines.filter(({ day }) => day <= on(last)).length);
      const later = lines.filter(({ day }) => day > on(last)).length;
      expect(next.matches.length + next.lacking.length + next.again.length).toBe(later);
      // Every line of the statement before accounts for what it cleared.
      expect(next.again).toEqual([]);
    }),
  );
});
