import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_EXPENSE_CENTS } from '../limits.ts';
import { amountOf, cents, dollarsFromCents, sumCents } from '../money/money.ts';
import {
  linesOfForm,
  MAX_SPLIT_ROWS,
  splitError,
  splitOfLines,
  splitRest,
  splitRows,
  splitText,
} from './split.ts';

const FORM = { category: 'Fall Festival' };
const WHOLE = cents(10_000);
const errorOf = (split: string, whole = WHOLE) => splitError({ ...FORM, split }, whole);

describe('the text of a split', () => {
  it('has a line for each other event', () => {
    const rows = [
      { category: 'Book Fair', amount: '20.00' },
      { category: 'Grade 5: Trip', amount: '12.5' },
    ];
    expect(splitText(rows)).toBe('Book Fair: 20.00\nGrade 5: Trip: 12.5');
    expect(splitRows(splitText(rows))).toEqual(rows);
  });

  it('keeps what is half typed', () => {
    for (const row of [
      { category: '', amount: '' },
      { category: 'Grade 5', amount: '' },
      { category: 'Trip: 5', amount: '' },
      { category: '', amount: '12.' },
    ])
      expect(splitRows(splitText([row]))).toEqual([row]);
  });

  it('is empty without other events, and reads any text', () => {
    expect(splitText([])).toBe('');
    expect(splitRows('')).toEqual([]);
    expect(splitRows('Book Fair 20')).toEqual([{ category: 'Book Fair 20', amount: '' }]);
  });

  it('says what the lines after the first one are', () => {
    const lines = [
      { category: 'Fall Festival', amount: 64.35 },
      { category: 'Book Fair', amount: 20 },
    ];
    expect(splitOfLines(lines)).toBe('Book Fair: 20.00');
    expect(splitOfLines(lines.slice(0, 1))).toBe('');
  });
});

describe('a split is refused', () => {
  it.each([
    ['without an event', ': 5'],
    ['without an amount', 'Book Fair:'],
    ['with an amount of 0', 'Book Fair: 0.00'],
    ['with a negative amount', 'Book Fair: -5'],
    ['with a text for an amount', 'Book Fair: five'],
    ['with more than an expense may be', 'Book Fair: 1000000'],
    ['with an empty line', 'Book Fair: 5\n'],
    [
      'with too many events',
      'abcdefghij'
        .split('')
        .map((one) => `${one}: 1`)
        .join('\n'),
    ],
  ])('%s', (_name, split) => {
    expect(errorOf(split, cents(MAX_EXPENSE_CENTS))).toBe('badSplit');
  });

  it('with one event twice', () => {
    expect(errorOf('Book Fair: 5\nBook Fair: 6')).toBe('splitTwice');
    expect(errorOf('Fall Festival: 5')).toBe('splitTwice');
  });

  it('that leaves nothing for the category of the form', () => {
    expect(errorOf('Book Fair: 99.99')).toBeNull();
    expect(errorOf('Book Fair: 100')).toBe('splitTooMuch');
    expect(errorOf('Book Fair: 60\nGarden: 60')).toBe('splitTooMuch');
  });
});

it('is no split without other events', () => {
  expect(errorOf('', cents(0))).toBeNull();
  expect(splitError(FORM, cents(0))).toBeNull();
  expect(linesOfForm(FORM, cents(84_35))).toEqual([{ ...FORM, amount: 84.35 }]);
});

it('counts a part that can not be read as none, and any number of huge ones', () => {
  expect(splitRest('Book Fair: 2x\nGarden: 30', WHOLE)).toBe(7_000);
  const huge = `${'Garden: 999999.99\n'.repeat(1_000)}Garden: ${'9'.repeat(15)}`;
  expect(splitRest(huge, WHOLE)).toBe(WHOLE - MAX_SPLIT_ROWS * MAX_EXPENSE_CENTS);
  expect(errorOf(huge)).toBe('badSplit');
});

it('always adds up to the amount of the form, to the cent', () => {
  const amount = fc.integer({ min: 1, max: MAX_EXPENSE_CENTS }).map(cents);
  const parts = fc.array(amount, { maxLength: MAX_SPLIT_ROWS });
  fc.assert(
    fc.property(amount, parts, (whole, others) => {
      const split = splitText(
        others.map((part, index) => ({
          category: `Event ${index}`,
          amount: String(dollarsFromCents(part)),
        })),
      );
      const isLess = sumCents(others) < whole || others.length === 0;
      expect(errorOf(split, whole)).toBe(isLess ? null : 'splitTooMuch');
      if (!isLess) return;
      const lines = linesOfForm({ ...FORM, split }, whole);
      const amounts = lines.map((line) => amountOf(line.amount));
      expect(sumCents(amounts)).toBe(whole);
      expect(amounts.slice(1)).toEqual(others);
      expect(Math.min(...amounts)).toBeGreaterThan(0);
    }),
  );
});
