import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import type { BankLine } from './bank-line.ts';
import { keyedLines, newLines } from './line-keys.ts';

const DAY = '2026-09-15' as CalendarDate;

function line(own: Partial<BankLine> = {}): BankLine {
  return { day: DAY, amount: cents(-500), checkNumber: null, text: 'Fee', bankId: null, ...own };
}

function keysOf(lines: readonly BankLine[]): readonly string[] {
  return keyedLines(lines).map(({ key }) => key);
}

it('two equal lines without an id are two', () => {
  expect(new Set(keysOf([line(), line()])).size).toBe(2);
});

it('a line with an id that comes twice is one', () => {
  expect(keysOf([line({ bankId: '1' }), line({ bankId: '1', text: 'again' })])).toHaveLength(1);
});

it.each([
  ['day', { day: addDays(DAY, 1) }],
  ['amount', { amount: cents(-501) }],
])('an id that a bank uses anew is another line by its %s', (_, own) => {
  const first = line({ bankId: '1' });
  expect(keysOf([first, { ...first, ...own }])).toHaveLength(2);
});

it('nothing that a line may be is taken for another', () => {
  const lines = [
    ...[line({ bankId: 'Fee' }), line({ text: 'id' }), line({ checkNumber: 'Fee', text: '' })],
    ...[line({ text: '","' }), line({ text: 'Fee~2' })],
  ];
  expect(new Set(keysOf(lines)).size).toBe(lines.length);
});

const ANY: fc.Arbitrary<BankLine> = fc.record({
  day: fc.integer({ min: 0, max: 3 }).map((days) => addDays(DAY, days)),
  amount: fc.constantFrom(100, -100, -250).map(cents),
  checkNumber: fc.constantFrom(null, '7'),
  text: fc.constantFrom('', 'Fee', 'Check'),
  bankId: fc.constantFrom(null, null, '1', '2'),
});

it('the same file again adds nothing, and of an overlapping one only what is new', () => {
  fc.assert(
    fc.property(fc.array(ANY, { maxLength: 40 }), (lines) => {
      const byDay = lines.toSorted((one, other) => (one.day < other.day ? -1 : 1));
      const known = new Set(keysOf(byDay));
      expect(newLines(byDay, known)).toEqual([]);
      // Two downloads that share whole days.
      const early = byDay.filter(({ day }) => day <= addDays(DAY, 2));
      const late = byDay.filter(({ day }) => day >= addDays(DAY, 1));
      const first = new Set(keysOf(early));
      const added = newLines(late, first).map(({ key }) => key);
      expect(new Set([...first, ...added])).toEqual(known);
    }),
  );
});
