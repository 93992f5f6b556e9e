import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import type { KeyedLine } from './bank-line.ts';
import { matchStatement, MOST_DAYS_APART, type BankItem } from './match-statement.ts';

const START = '2026-09-01' as CalendarDate;

/** A line on a day after the start, and its check number. */
function line(days: number, amount: number, checkNumber: string | null = null): KeyedLine {
  const day = addDays(START, days);
  const own = { day, amount: cents(amount), checkNumber, text: '', bankId: null };
  return { key: `line ${days} ${amount} ${checkNumber ?? ''}`, line: own };
}

function item(days: number, amount: number, checkNumber: string | null = null): BankItem {
  const day = addDays(START, days);
  return {
    key: `item ${days} ${amount} ${checkNumber ?? ''}`,
    day,
    amount: cents(amount),
    checkNumber,
  };
}

/** Which line is which item, by their places. */
function pairsOf(lines: readonly KeyedLine[], items: readonly BankItem[]) {
  const { matches } = matchStatement(lines, items);
  return matches.map((match) => [lines.indexOf(match.line), items.indexOf(match.item), match.by]);
}

describe('a line is an item', () => {
  it.each([
    [
      'by check number and amount, however late',
      [line(200, -500, '7')],
      [item(0, -500, '7')],
      true,
    ],
    ['not by its check number alone', [line(0, -501, '7')], [item(0, -500, '7')], false],
    ['by amount at the edge of the days', [line(10, -500)], [item(0, -500)], true],
    ['not beyond it', [line(11, -500)], [item(0, -500)], false],
    ['also before the books have it', [line(0, 500)], [item(10, 500)], true],
    ['not in the other direction', [line(0, 500)], [item(0, -500)], false],
    ['if the bank does not say the number', [line(1, -500)], [item(0, -500, '7')], true],
    ['if the books do not say it', [line(1, -500, '7')], [item(0, -500)], true],
    ['not with another number', [line(0, -500, '7')], [item(0, -500, '8')], false],
    [
      'not if its number is there with another amount',
      [line(0, -500, '7')],
      [item(0, -450, '7'), item(0, -500)],
      false,
    ],
    [
      'nor if the bank has its number with another amount',
      [line(0, -450, '7'), line(0, -500)],
      [item(0, -500, '7')],
      false,
    ],
  ])('%s', (_, lines, items, isMatched) => {
    const { matches, lacking, outstanding } = matchStatement(lines, items);
    expect(matches).toHaveLength(isMatched ? 1 : 0);
    expect(lacking).toEqual(isMatched ? [] : lines);
    expect(outstanding).toEqual(isMatched ? [] : items);
  });
});

it('takes the number before the day, and the same day before the days around it', () => {
  const lines = [line(5, -500, '7'), line(5, -500)];
  const items = [item(5, -500), item(0, -500, '7'), item(1, -500)];
  expect(pairsOf(lines, items)).toEqual([
    [0, 1, 'checkNumber'],
    [1, 0, 'amount'],
  ]);
});

it('a number is one check, however old, and not the one of the same amount beside it', () => {
  const lines = [line(40, -7_500, '1050'), line(41, -5_210, '1042')];
  const items = [item(-300, -5_210, '1042'), item(39, -7_500, '1049'), item(38, -7_500, '1050')];
  expect(pairsOf(lines, items)).toEqual([
    [0, 2, 'checkNumber'],
    [1, 0, 'checkNumber'],
  ]);
});

it('names a number that bank and books have with different amounts, and not the void of the check', () => {
  const lines = [line(0, -61, '7'), line(1, 90, '9')];
  const items = [item(0, -60, '7'), item(0, -90, '9')];
  const { differing, lacking } = matchStatement(lines, items);
  expect(differing).toEqual([{ line: lines[0], item: items[0] }]);
  expect(lacking).toEqual(lines);
});

it('of one number twice, takes the same day before the earlier one', () => {
  expect(pairsOf([line(1, -5, '7'), line(12, -5, '7')], [item(12, -5, '7'), item(1, -5)])).toEqual([
    [0, 1, 'amount'],
    [1, 0, 'checkNumber'],
  ]);
});

it('of what has the amount, takes what has no number before what has one', () => {
  expect(pairsOf([line(1, -500)], [item(0, -500, '7'), item(0, -500)])).toEqual([[0, 1, 'amount']]);
});

it('matches equal rows by their count', () => {
  const lines = [line(3, -500), line(3, -500), line(3, -500)];
  const { matches, lacking } = matchStatement(lines, [item(2, -500), item(2, -500)]);
  expect(matches).toHaveLength(2);
  expect(lacking).toEqual([lines[2]]);
});

it('leaves out what is too early, and goes on with what follows', () => {
  expect(pairsOf([line(20, 5), line(21, 5)], [item(0, 5), item(12, 5), item(30, 5)])).toEqual([
    [0, 1, 'amount'],
    [1, 2, 'amount'],
  ]);
});

const NUMBERS = fc.constantFrom(null, null, '7', '8');
const AMOUNTS = fc.constantFrom(-500, -500, 250);
const PLACES = fc.tuple(fc.integer({ min: 0, max: 40 }), AMOUNTS, NUMBERS);
const LINES = fc.array(
  PLACES.map((parts) => line(...parts)),
  { maxLength: 25 },
);
const ITEMS = fc.array(
  PLACES.map((parts) => item(...parts)),
  { maxLength: 25 },
);

it('any lists: nothing twice, nothing lost, the same again, and nothing left that is alike', () => {
  fc.assert(
    fc.property(LINES, ITEMS, (lines, items) => {
      const found = matchStatement(lines, items);
      const { matches, lacking, outstanding } = found;
      expect(matchStatement(lines, items)).toEqual(found);
      expect(new Set(matches.map((match) => match.line)).size).toBe(matches.length);
      expect(new Set(matches.map((match) => match.item)).size).toBe(matches.length);
      expect(matches.length + lacking.length).toBe(lines.length);
      expect(matches.length + outstanding.length).toBe(items.length);
      for (const {
        line: { line: own },
        item: of,
      } of matches) {
        expect(own.amount).toBe(of.amount);
        const numbers = new Set([own.checkNumber, of.checkNumber].filter((one) => one !== null));
        expect(numbers.size).toBeLessThan(2);
      }
      for (const { line: own } of lacking) {
        const alike = outstanding.filter(
          (of) =>
            of.amount === own.amount &&
            (of.checkNumber === own.checkNumber
              ? own.checkNumber !== null || of.day === own.day
              : (of.checkNumber === null || own.checkNumber === null) && of.day === own.day),
        );
        expect(alike).toEqual([]);
      }
    }),
  );
});

it('as many equal rows as can be near enough', () => {
  const days = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 7 });
  fc.assert(
    fc.property(days, days, (lineDays, itemDays) => {
      // Without a common day the search by days alone decides.
      const lines = lineDays.map((day) => line(2 * day, -5));
      const items = itemDays.map((day) => item(2 * day + 1, -5));
      const { matches } = matchStatement(lines, items);
      expect(matches).toHaveLength(
        mostPairs(
          lineDays.map((day) => 2 * day),
          itemDays.map((day) => 2 * day + 1),
        ),
      );
    }),
  );
});

/** The most pairs there can be, by trying all. */
function mostPairs(lines: readonly number[], items: readonly number[]): number {
  const [first, ...rest] = lines;
  if (first === undefined) return 0;
  const without = mostPairs(rest, items);
  const near = items.flatMap((day, at) => (Math.abs(day - first) <= MOST_DAYS_APART ? [at] : []));
  return Math.max(
    without,
    ...near.map(
      (at) =>
        1 +
        mostPairs(
          rest,
          items.filter((_, other) => other !== at),
        ),
    ),
  );
}

it('5,000 lines against 10,000 items take no time to speak of', () => {
  const items = Array.from({ length: 10_000 }, (_, at) =>
    item(at % 365, -(at % 700), at % 3 === 0 ? String(at) : null),
  );
  const lines = Array.from({ length: 5_000 }, (_, at) =>
    line((at + 2) % 365, -(at % 700), at % 3 === 0 ? String(at) : null),
  );
  const before = performance.now();
  expect(matchStatement(lines, items).matches.length).toBeGreaterThan(4_000);
  expect(performance.now() - before).toBeLessThan(2_000);
});
