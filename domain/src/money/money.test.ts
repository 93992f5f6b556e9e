import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_AMOUNTS, VALID_AMOUNTS, TYPED_AMOUNTS } from '../../../tests/fixtures/amounts.ts';
import {
  amountOf,
  cents,
  centsFromDollars,
  centsFromSum,
  dollarsFromCents,
  formatCents,
  inputText,
  MAX_CENTS,
  parseDollars,
  sumCents,
  isBeyond,
  isNumber,
  notDollars,
} from './money.ts';

const anyCents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }).map(cents);

describe('cents', () => {
  it.each([0.5, NaN, Infinity, -Infinity, MAX_CENTS + 1, -MAX_CENTS - 1, Number.MAX_SAFE_INTEGER])(
    'refuses %d',
    (value) => {
      expect(() => cents(value)).toThrow(RangeError);
    },
  );

  it('turns -0 into 0', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('parseDollars', () => {
  it.each([
    ['12', 1_200],
    ['12.', 1_200],
    ['12.5', 1_250],
    ['.50', 50],
    ['0', 0],
    ['-0', 0],
    ['007', 700],
    [' 8.20 ', 820],
    ['$8', 800],
    ['-$8.01', -801],
    ['-3.00', -300],
    ['1,234.56', 123_456],
    ['12,345,678.90', 1_234_567_890],
    ['10.07', 1_007],
  ])('reads %j as %d cents (#72)', (typed, expected) => {
    expect(parseDollars(typed)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    '$',
    '-$',
    '$-8',
    '--8',
    '+8',
    '8-',
    '8$',
    '12abc',
    'abc',
    '1e3',
    '0x10',
    '1,23',
    '1,2345',
    ',123',
    '1,,234',
    '1234,567',
    '1.234',
    '1.2.3',
    '1 234',
    '1.234,56',
    'NaN',
    'Infinity',
    '１２',
    '١٢',
    '€5',
    '1/2',
    '(5.00)',
    '22517998136852.48',
    '-22517998136852.48',
    '9'.repeat(400),
  ])('refuses %j (#72)', (typed) => {
    expect(parseDollars(typed)).toBeNull();
  });

  it('reads back what formatCents writes', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(parseDollars(formatCents(amount))).toBe(amount);
      }),
    );
  });
});

describe('centsFromDollars', { timeout: 60_000 }, () => {
  it.each(VALID_AMOUNTS)('reads %d dollars as %d cents (#32)', (dollars, expected) => {
    expect(centsFromDollars(dollars)).toBe(expected);
    expect(centsFromDollars(-dollars)).toBe(expected === 0 ? 0 : -expected);
  });

  it.each(NOT_AMOUNTS)('refuses %s (#32)', (_name, value) => {
    expect(centsFromDollars(value)).toBeNull();
  });

  it('refuses undefined and every number with a third decimal (#32)', () => {
    expect(centsFromDollars(undefined)).toBeNull();
    const thousandths = fc.integer({ min: -1e9, max: 1e9 }).filter((value) => value % 10 !== 0);
    fc.assert(
      fc.property(thousandths, (value) => {
        expect(centsFromDollars(value / 1_000)).toBeNull();
      }),
    );
  });

  it('reads back what dollarsFromCents writes, up to the largest amount', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(centsFromDollars(dollarsFromCents(amount))).toBe(amount);
        expect(dollarsFromCents(amount)).toBe(Number(inputText(amount)));
      }),
      { examples: [[cents(MAX_CENTS)], [cents(-MAX_CENTS)]], numRuns: 10_000 },
    );
  });
});

describe('sumCents', () => {
  it('adds 10,000 times 0.10 to exactly 1,000.00 (#73)', () => {
    expect(sumCents(Array.from({ length: 10_000 }, () => cents(10)))).toBe(100_000);
  });

  it('is 0 for nothing', () => {
    expect(sumCents([])).toBe(0);
  });

  it('agrees with BigInt, or says that the sum is out of range', () => {
    fc.assert(
      fc.property(fc.array(anyCents), (amounts) => {
        const partial = amounts.map((_, index) =>
          amounts.slice(0, index + 1).reduce((total, amount) => total + BigInt(amount), 0n),
        );
        const within = partial.every((total) => total <= MAX_CENTS && total >= -MAX_CENTS);
        if (within) expect(BigInt(sumCents(amounts))).toBe(partial.at(-1) ?? 0n);
        else expect(() => sumCents(amounts)).toThrow(RangeError);
      }),
    );
  });
});

describe('formatCents', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123_450, '$1,234.50'],
    [-123_450, '-$1,234.50'],
    [99_999_999, '$999,999.99'],
    [MAX_CENTS, '$22,517,998,136,852.47'],
  ])('writes %d cents as %s', (amount, expected) => {
    expect(formatCents(cents(amount))).toBe(expected);
  });
});

it('sums the amounts of documents in cents, and counts what is no amount as 0', () => {
  expect(sumCents([0.1, 0.2].map(amountOf))).toBe(30);
  expect(sumCents([5, '7', null, 0.001].map(amountOf))).toBe(500);
});

it('reads a sum of doubles to the cent', () => {
  expect(centsFromSum(0.1 + 0.2)).toBe(30);
  expect(centsFromSum(-1.15 * 3)).toBe(-345);
  const tenths = Array.from({ length: 10_000 }, () => 0.1).reduce((sum, each) => sum + each, 0);
  expect(centsFromSum(tenths)).toBe(100_000);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-123_450, '-1234.50'],
])('shows %d cents in an input as %s', (amount, expected) => {
  expect(inputText(cents(amount))).toBe(expected);
});

describe('isNumber (#110)', () => {
  it.each(TYPED_AMOUNTS)('$typed is $is', ({ typed, is }) => {
    const amount = parseDollars(typed);
    const found = amount ?? (isNumber(typed) ? 'number' : 'nothing');
    expect(found).toBe(is);
  });

  it('is fast for a text of any length', () => {
    const started = performance.now();
    for (const part of ['1', '.', '1,', "'", ' ', '1e', '(', '$'])
      expect(isNumber(`${part.repeat(200_000)}x`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('isBeyond', () => {
  it.each([
    ['100.01', true],
    ['-100.01', true],
    ['$1,000', true],
    ['1e3', true],
    ['99999999999999', true],
    ['9e999', true],
    ['100', false],
    ['100.00', false],
    ['-100', false],
    ['1e1', false],
    ['12,50', false],
    ['1,234.567', true],
    ['1234,56', false],
    ['abc', false],
    ['2e$9', false],
    ['7e0,008', false],
    ['-$101', true],
    ['', false],
  ])('compares %j with 100 dollars: %s', (typed, expected) => {
    expect(isBeyond(typed, 100)).toBe(expected);
  });
});

describe('notDollars', () => {
  it.each(['12,50', '1.250,00', ',50', '1,2345', '1,25', '1250,', '1,,234'])(
    'points out the comma of %j (#111)',
    (typed) => {
      expect(notDollars(typed)).toBe('comma');
    },
  );

  it.each(['12.345', '1,234.567', '1e3', 'abc', '1,234,567.890', '?'])(
    'asks for dollars and cents instead of %j',
    (typed) => {
      expect(notDollars(typed)).toBe('notDollars');
    },
  );
});
